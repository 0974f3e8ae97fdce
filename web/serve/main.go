// Command serve hands out the built page on a local port, the way a good static host does: the right types, files that
// were compressed beforehand, long caching for names that hold a hash, and headers that keep the page's promise that
// nothing leaves it.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

func main() {
	addr := flag.String("addr", ":8080", "address to listen on")
	dir := flag.String("dir", "dist", "folder to serve")
	flag.Parse()
	if err := run(*addr, *dir); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

func run(addr, dir string) error {
	site, err := openSite(dir)
	if err != nil {
		return fmt.Errorf("%w (run `make build` first)", err)
	}
	defer site.Close()

	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return fmt.Errorf("%w (another program may hold that port: `make serve ADDR=:8081` takes another)", err)
	}
	server := &http.Server{
		Handler:           site,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      time.Minute,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          log.New(os.Stderr, "serve: ", 0),
	}

	stop, cancel := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer cancel()
	go func() {
		<-stop.Done()
		patience, done := context.WithTimeout(context.Background(), 2*time.Second)
		defer done()
		server.Shutdown(patience)
	}()

	_, port, _ := net.SplitHostPort(listener.Addr().String())
	fmt.Printf("agentconv: http://localhost:%s\n", port)
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
