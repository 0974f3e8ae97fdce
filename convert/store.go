package convert

import "agentconv/convert/syntax"

// store hands out nodes, room for their pairs and copies of data from larger pieces: most of the memory of a conversion is in
// many small things of these kinds, and one allocation for a number of them is cheaper. What it handed out for one target is
// used again for the next: nothing of a [Target] points into it.
type store struct {
	nodes slab[syntax.Node]
	pairs slab[syntax.Pair]
	data  slab[Datum]
}

// desk holds what writing a target needs, to be used again for the next one.
type desk struct {
	store store
	log   Log
	built []Built
	taken map[string]string // names of one agent, see namer
}

// cleared gives the empty log of the next target.
func (d *desk) cleared() *Log {
	d.store.reset()
	clear(d.built)
	clear(d.taken)
	d.log = Log{Findings: d.log.Findings[:0]}
	return &d.log
}

// entryPairs is how many keys an entry has room for before it grows on its own.
const entryPairs = 6

// reset takes back all that was handed out.
func (s *store) reset() {
	s.nodes.reset()
	s.pairs.reset()
	s.data.reset()
}

func (s *store) node(kind syntax.Kind, place syntax.Place) *syntax.Node {
	n := &s.nodes.take(1)[0]
	n.Kind, n.Place = kind, place
	return n
}

// entry gives an empty map with room for the keys of a server.
func (s *store) entry(place syntax.Place) *syntax.Node {
	n := s.node(syntax.Map, place)
	n.Pairs = s.pairs.take(entryPairs)[:0]
	return n
}

// copied gives a copy of a server's data, with room for two more.
func (s *store) copied(from []Datum) []Datum {
	out := s.data.take(len(from) + 2)[:len(from)]
	copy(out, from)
	return out
}

// slab is a list of pieces, each larger than the one before, of which a part is handed out.
type slab[T any] struct {
	pieces [][]T
	piece  int // the one that is being handed out
	used   int // of that piece
}

// The first piece has room for 32, the others for up to 256.
const (
	smallestPiece = 32
	doublings     = 3
)

// take gives n zero values that nobody else has.
func (s *slab[T]) take(n int) []T {
	for s.piece < len(s.pieces) && len(s.pieces[s.piece])-s.used < n {
		s.piece++
		s.used = 0
	}
	if s.piece == len(s.pieces) {
		s.pieces = append(s.pieces, make([]T, max(n, smallestPiece<<min(len(s.pieces), doublings))))
	}
	from := s.used
	s.used += n
	return s.pieces[s.piece][from:s.used:s.used]
}

func (s *slab[T]) reset() {
	for i, piece := range s.pieces {
		if i >= s.piece {
			clear(piece[:s.used])
			break
		}
		clear(piece)
	}
	s.piece, s.used = 0, 0
}
