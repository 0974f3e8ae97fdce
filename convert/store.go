package convert

import "agentconv/convert/syntax"

// store hands out nodes, room for their pairs and copies of data from larger pieces: most of the memory of a conversion is in
// many small things of these kinds, and one allocation for a number of them is cheaper.
type store struct {
	nodes []syntax.Node
	pairs []syntax.Pair
	datum []Datum
}

// How many nodes and data are made at once, and how many keys an entry has room for before it grows on its own.
const (
	storedNodes = 32
	storedData  = 32
	entryPairs  = 6
)

func (s *store) node(kind syntax.Kind, place syntax.Place) *syntax.Node {
	if len(s.nodes) == 0 {
		s.nodes = make([]syntax.Node, storedNodes)
	}
	n := &s.nodes[0]
	s.nodes = s.nodes[1:]
	n.Kind, n.Place = kind, place
	return n
}

// entry gives an empty map with room for the keys of a server.
func (s *store) entry(place syntax.Place) *syntax.Node {
	if len(s.pairs) < entryPairs {
		s.pairs = make([]syntax.Pair, 8*entryPairs)
	}
	n := s.node(syntax.Map, place)
	n.Pairs = s.pairs[:0:entryPairs]
	s.pairs = s.pairs[entryPairs:]
	return n
}

// data gives a copy of a server's data, with room for two more.
func (s *store) data(from []Datum) []Datum {
	room := len(from) + 2
	if len(s.datum) < room {
		s.datum = make([]Datum, max(room, storedData))
	}
	out := s.datum[:len(from):room]
	s.datum = s.datum[room:]
	copy(out, from)
	return out
}
