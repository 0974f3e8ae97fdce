package main
import ("fmt";"agentconv/convert")
func main(){ for _,s:=range convert.Sentences(){ fmt.Printf("%s\t%s\t%s|%s|%s\n",s.Key,s.Severity,s.Title,s.Reason,s.Step)} }
