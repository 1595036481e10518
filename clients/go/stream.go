package everythingwallet

import (
	"bufio"
	"io"
	"strconv"
	"strings"
	"time"
)

// streamMessage is a message of a stream of server-sent events.
type streamMessage struct {
	data string
	// hasData is false for a message that sets the id alone.
	hasData bool
	// id is the last id of the stream so far; empty without one.
	id string
}

// streamReader reads a stream of server-sent events (WHATWG HTML, 9.2.6).
type streamReader struct {
	reader *bufio.Reader
	// retry is the wait after which the server asks to connect again; negative if it has not asked.
	retry   time.Duration
	id      string
	isBegun bool
	// skipsLineFeed is true after a carriage return: a line feed that follows is a part of the same line end.
	skipsLineFeed bool
}

func newStreamReader(body io.Reader) *streamReader {
	return &streamReader{reader: bufio.NewReader(body), retry: -1}
}

// next returns the next message, or the error that ends the stream; io.EOF if it ends by itself.
func (s *streamReader) next() (streamMessage, error) {
	var data []string
	hasField := false
	for {
		line, err := s.line()
		if err != nil {
			return streamMessage{}, err
		}
		if line == "" {
			if hasField {
				return streamMessage{strings.Join(data, "\n"), data != nil, s.id}, nil
			}
			continue
		}
		name, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch {
		case name == "data":
			data = append(data, value)
		case name == "id" && !strings.Contains(value, "\x00"):
			s.id = value
		case name == "retry":
			milliseconds, err := strconv.ParseUint(value, 10, 31)
			if err != nil {
				continue
			}
			s.retry = time.Duration(milliseconds) * time.Millisecond
		default:
			continue
		}
		hasField = true
	}
}

// line returns a line without its end: a carriage return, a line feed, or both.
func (s *streamReader) line() (string, error) {
	var line strings.Builder
	for {
		next, err := s.reader.ReadByte()
		if err != nil {
			return "", err
		}
		isAfterReturn := s.skipsLineFeed
		s.skipsLineFeed = next == '\r'
		switch {
		case next == '\n' && isAfterReturn:
			continue
		case next == '\r' || next == '\n':
			text := line.String()
			if !s.isBegun {
				text = strings.TrimPrefix(text, "\ufeff")
				s.isBegun = true
			}
			return text, nil
		}
		line.WriteByte(next)
	}
}
