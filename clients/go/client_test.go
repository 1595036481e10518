package everythingwallet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

const (
	testKey     = "ew_live_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
	testAddress = "0x52908400098527886E0F7030069857D2E4169EE7"
	network     = `"network":"sepolia","chainId":11155111,"currency":"SepoliaETH"`
)

var testHash = "0x" + strings.Repeat("ab", 32)

// answer is one prepared response of the fake API; with status 0 it closes the connection.
type answer struct {
	status int
	body   string
	header map[string]string
}

func ok(body string) answer { return answer{status: http.StatusOK, body: body} }

func problem(status int, code string) answer {
	return answer{status: status, body: fmt.Sprintf(
		`{"type":"t","title":"A title","status":%d,"detail":"What happened.","code":%q,"request_id":"req_1",`+
			`"doc_url":"https://everything-wallet.web.app/errors/%s","remedy":"Do this.","retryable":%t}`,
		status, code, code, status == 429 || status >= 500)}
}

// asked is one request that the fake API received.
type asked struct {
	method, url, body string
	header            http.Header
}

// fakeAPI returns the answers in turn, repeats the last one, and records the requests.
func fakeAPI(t *testing.T, answers ...answer) (string, *[]asked) {
	t.Helper()
	var requests []asked
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		requests = append(requests, asked{r.Method, r.URL.String(), string(body), r.Header})
		current := answers[0]
		if len(answers) > 1 {
			answers = answers[1:]
		}
		if current.status == 0 {
			panic(http.ErrAbortHandler)
		}
		w.Header().Set("Content-Type", "application/json")
		for name, value := range current.header {
			w.Header().Set(name, value)
		}
		w.WriteHeader(current.status)
		_, _ = io.WriteString(w, current.body)
	}))
	t.Cleanup(server.Close)
	return server.URL, &requests
}

func newClient(t *testing.T, options ...Option) *Client {
	t.Helper()
	client, err := New(testKey, options...)
	if err != nil {
		t.Fatal(err)
	}
	return client
}

func TestBalance(t *testing.T) {
	url, requests := fakeAPI(t, ok(`{"address":"`+testAddress+`",`+network+`,"balance":"0.1","balanceWei":"100"}`))
	got, err := newClient(t, WithBaseURL(url)).Balance(context.Background(), testAddress, Sepolia)
	if err != nil {
		t.Fatal(err)
	}
	if got.Balance != "0.1" || got.BalanceWei != "100" || got.ChainId != 11155111 {
		t.Errorf("got %+v", got)
	}
	request := (*requests)[0]
	if want := "/api/v1/balance?address=" + testAddress + "&network=sepolia"; request.url != want {
		t.Errorf("asked %s, want %s", request.url, want)
	}
	if got := request.header.Get("Authorization"); got != "Bearer "+testKey {
		t.Errorf("authorized with %q", got)
	}
}

func TestEstimateGas(t *testing.T) {
	url, requests := fakeAPI(t, ok(`{`+network+`,"estimatedCost":"0.1","estimatedCostWei":"1","gasLimit":"21000",`+
		`"gasPrice":"2","nonce":7,"toIsContract":false,"nodesConfigured":2,"agreement":"agreed"}`))
	client := newClient(t, WithBaseURL(url+"/"))
	transfer := Transfer{From: testAddress, To: testAddress, Value: "1", Network: "11155111"}
	got, err := client.EstimateGas(context.Background(), transfer)
	if err != nil {
		t.Fatal(err)
	}
	if got.GasLimit != "21000" || got.Nonce != 7 || got.MaxFeePerGas != nil {
		t.Errorf("got %+v", got)
	}
	transfer.Value = ""
	if _, err := client.EstimateGas(context.Background(), transfer); err != nil {
		t.Fatal(err)
	}
	if first, second := (*requests)[0].url, (*requests)[1].url; !strings.Contains(first, "value=1") ||
		strings.Contains(second, "value") || !strings.Contains(second, "from="+testAddress) {
		t.Errorf("asked %s and %s", first, second)
	}
}

func TestSimulate(t *testing.T) {
	url, requests := fakeAPI(t, ok(`{`+network+`,"agreement":"unknown","digest":"0x","call":{"kind":"unknown","title":"t",`+
		`"digest":"0x","movements":[],"permissions":[],"warnings":[]},"tokens":[],"parties":[],`+
		`"nodes":{"configured":1,"answered":0,"needed":1,"agreeing":0}}`))
	client := newClient(t, WithBaseURL(url))
	call := Call{From: testAddress, To: testAddress, Value: "1", Data: "0xd0e30db0", Network: Sepolia}
	got, err := client.Simulate(context.Background(), call)
	if err != nil {
		t.Fatal(err)
	}
	if got.Agreement != "unknown" || got.Outcome != nil || got.Call.Kind != "unknown" {
		t.Errorf("got %+v", got)
	}
	if _, err := client.Simulate(context.Background(), Call{From: testAddress, To: testAddress, Network: Sepolia}); err != nil {
		t.Fatal(err)
	}
	first, second := (*requests)[0], (*requests)[1]
	if first.method != "POST" || first.url != "/api/v1/simulate" ||
		!strings.Contains(first.body, `"data":"0xd0e30db0"`) || !strings.Contains(first.body, `"value":"1"`) {
		t.Errorf("asked %+v", first)
	}
	if strings.Contains(second.body, "data") || strings.Contains(second.body, "value") ||
		strings.Contains(second.body, "gas") || strings.Contains(second.body, "max") {
		t.Errorf("asked %s", second.body)
	}
	call.GasLimit, call.MaxFeePerGas, call.MaxPriorityFeePerGas, call.GasPrice = "100000", "3", "2", "4"
	if _, err := client.Simulate(context.Background(), call); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		`"gasLimit":"100000"`, `"maxFeePerGas":"3"`, `"maxPriorityFeePerGas":"2"`, `"gasPrice":"4"`,
	} {
		if body := (*requests)[2].body; !strings.Contains(body, part) {
			t.Errorf("asked %s without %s", body, part)
		}
	}
}

func TestListApprovals(t *testing.T) {
	url, requests := fakeAPI(t, ok(`{"address":"`+testAddress+`",`+network+`,"logs":"behind","cursor":"W10",`+
		`"approvals":[],"tokens":[],"leftOut":0,"nodes":{"configured":1,"answered":1,"answeredLogs":1,"needed":1}}`))
	client := newClient(t, WithBaseURL(url))
	got, err := client.ListApprovals(context.Background(), testAddress, Sepolia, "")
	if err != nil {
		t.Fatal(err)
	}
	if got.Logs != "behind" || got.Cursor == nil || *got.Cursor != "W10" {
		t.Errorf("got %+v", got)
	}
	if _, err := client.ListApprovals(context.Background(), testAddress, Sepolia, *got.Cursor); err != nil {
		t.Fatal(err)
	}
	if first, second := (*requests)[0].url, (*requests)[1].url; strings.Contains(first, "cursor") ||
		!strings.HasSuffix(second, "cursor=W10") && !strings.Contains(second, "cursor=W10&") {
		t.Errorf("asked %s and %s", first, second)
	}
}

func TestListTokens(t *testing.T) {
	url, requests := fakeAPI(t, ok(`{"address":"`+testAddress+`",`+network+`,"coin":{"units":"7","agreement":"agreed","agreeing":1},`+
		`"tokens":[],"isWhole":false,"cursor":"W10","nodes":{"configured":1,"answered":1,"needed":1}}`))
	client := newClient(t, WithBaseURL(url))
	got, err := client.ListTokens(context.Background(), testAddress, Sepolia, false, "")
	if err != nil {
		t.Fatal(err)
	}
	if got.IsWhole || got.Cursor == nil || *got.Cursor != "W10" || got.Coin.Units == nil || *got.Coin.Units != "7" {
		t.Errorf("got %+v", got)
	}
	if _, err := client.ListTokens(context.Background(), testAddress, Sepolia, true, *got.Cursor); err != nil {
		t.Fatal(err)
	}
	if first, second := (*requests)[0].url, (*requests)[1].url; strings.Contains(first, "cursor") ||
		strings.Contains(first, "includeUnverified") || !strings.HasPrefix(first, "/api/v1/tokens?") ||
		!strings.Contains(second, "cursor=W10") || !strings.Contains(second, "includeUnverified=true") {
		t.Errorf("asked %s and %s", first, second)
	}
}

func TestListPositions(t *testing.T) {
	url, requests := fakeAPI(t, ok(`{"address":"`+testAddress+`",`+network+`,"positions":[{"vault":"`+testAddress+
		`","name":"Savings","kind":"lending","asset":"`+testAddress+`","status":"open","earned":"-1","agreement":"agreed",`+
		`"agreeing":1}],"tokens":[],"nodes":{"configured":1,"answered":1,"needed":1}}`))
	got, err := newClient(t, WithBaseURL(url)).ListPositions(context.Background(), testAddress, Sepolia)
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Positions) != 1 || got.Positions[0].Shares != nil || *got.Positions[0].Earned != "-1" {
		t.Errorf("got %+v", got)
	}
	if asked := (*requests)[0].url; !strings.HasPrefix(asked, "/api/v1/positions?") {
		t.Errorf("asked %s", asked)
	}
}

func TestListNfts(t *testing.T) {
	url, requests := fakeAPI(t, ok(`{"address":"`+testAddress+`",`+network+`,"nfts":[{"contract":"`+testAddress+`","tokenId":"7",`+
		`"standard":"erc721","agreement":"disputed","agreeing":0,"isUnverified":false}],"collections":[],"fromBlock":3,"toBlock":7,`+
		`"unsettled":0,"cursor":"W10","nodes":{"configured":1,"answered":1,"needed":1}}`))
	client := newClient(t, WithBaseURL(url))
	got, err := client.ListNfts(context.Background(), testAddress, Sepolia, false, "")
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Nfts) != 1 || got.Nfts[0].TokenId != "7" || got.Nfts[0].Units != nil || got.Cursor == nil || *got.Cursor != "W10" {
		t.Errorf("got %+v", got)
	}
	if _, err := client.ListNfts(context.Background(), testAddress, Sepolia, true, *got.Cursor); err != nil {
		t.Fatal(err)
	}
	if first, second := (*requests)[0].url, (*requests)[1].url; strings.Contains(first, "cursor") ||
		strings.Contains(first, "includeUnverified") || !strings.Contains(second, "cursor=W10") ||
		!strings.Contains(second, "includeUnverified=true") {
		t.Errorf("asked %s and %s", first, second)
	}
}

func TestListTransfers(t *testing.T) {
	url, requests := fakeAPI(t, ok(`{"address":"`+testAddress+`",`+network+`,"transfers":[],"fromBlock":3,"toBlock":7,"unsettled":0,`+
		`"cursor":"W10","nodes":{"configured":1,"answered":1,"needed":1}}`))
	client := newClient(t, WithBaseURL(url))
	got, err := client.ListTransfers(context.Background(), testAddress, Sepolia, false, "")
	if err != nil {
		t.Fatal(err)
	}
	if got.FromBlock != 3 || got.Cursor == nil || *got.Cursor != "W10" {
		t.Errorf("got %+v", got)
	}
	if _, err := client.ListTransfers(context.Background(), testAddress, Sepolia, true, *got.Cursor); err != nil {
		t.Fatal(err)
	}
	if first, second := (*requests)[0].url, (*requests)[1].url; strings.Contains(first, "cursor") ||
		strings.Contains(first, "includeUnverified") || !strings.Contains(second, "cursor=W10") ||
		!strings.Contains(second, "includeUnverified=true") {
		t.Errorf("asked %s and %s", first, second)
	}
}

func TestSendTransaction(t *testing.T) {
	url, requests := fakeAPI(t, ok(`{"txHash":"`+testHash+`",`+network+`}`))
	got, err := newClient(t, WithBaseURL(url)).SendTransaction(context.Background(), "0x02", Sepolia)
	if err != nil {
		t.Fatal(err)
	}
	if got.TxHash != testHash {
		t.Errorf("got %+v", got)
	}
	request := (*requests)[0]
	var body map[string]string
	if err := json.Unmarshal([]byte(request.body), &body); err != nil {
		t.Fatal(err)
	}
	if request.method != http.MethodPost || request.header.Get("Content-Type") != "application/json" ||
		body["signedTransaction"] != "0x02" || body["network"] != "sepolia" || len(body) != 2 {
		t.Errorf("asked %+v", request)
	}
}

func TestTransaction(t *testing.T) {
	pending := `{"txHash":"` + testHash + `",` + network + `,"status":"pending","from":"` + testAddress +
		`","value":"1","valueWei":"1","nonce":0,"gasLimit":"21000","confirmations":0`
	url, requests := fakeAPI(t, ok(pending+`}`),
		ok(strings.Replace(pending, "pending", "completed", 1)+`,"fee":"0.1","blockNumber":9}`))
	client := newClient(t, WithBaseURL(url))
	got, err := client.Transaction(context.Background(), testHash, Sepolia)
	if err != nil {
		t.Fatal(err)
	}
	if got.Status != StatusPending || got.Fee != nil || got.To != nil {
		t.Errorf("got %+v", got)
	}
	if got, err = client.Transaction(context.Background(), testHash, Sepolia); err != nil {
		t.Fatal(err)
	}
	if got.Status != StatusCompleted || *got.Fee != "0.1" || *got.BlockNumber != 9 {
		t.Errorf("got %+v", got)
	}
	if want := "/api/v1/transaction/" + testHash + "?network=sepolia"; (*requests)[0].url != want {
		t.Errorf("asked %s, want %s", (*requests)[0].url, want)
	}
}

func TestNetworksAndHealth(t *testing.T) {
	url, _ := fakeAPI(t, ok(`{"networks":[{"id":"new","name":"New","type":"testnet","chainId":1,"rpcName":"a-new-one",`+
		`"currency":"C","explorerUrl":"e","more":1}]}`), ok(`{"status":"ok","networks":[`+
		`{"network":"sepolia","incoming":"scanned","blockNumber":7,"blockAt":1800000000000,"delaySeconds":9},`+
		`{"network":"base","incoming":"onDemand"}]}`))
	client := newClient(t, WithBaseURL(url))
	networks, err := client.Networks(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if len(networks) != 1 || networks[0].RpcName != "a-new-one" {
		t.Errorf("got %+v", networks)
	}
	health, err := client.Health(context.Background())
	if err != nil || health.Status != "ok" || len(health.Networks) != 2 {
		t.Fatalf("got %+v, %v", health, err)
	}
	scanned, onDemand := health.Networks[0], health.Networks[1]
	if scanned.Network != "sepolia" || scanned.Incoming != "scanned" || *scanned.BlockNumber != 7 {
		t.Errorf("got %+v", scanned)
	}
	if onDemand.Incoming != "onDemand" || onDemand.BlockNumber != nil || onDemand.BlockAt != nil {
		t.Errorf("got %+v", onDemand)
	}
}

func TestAnswersThatAreNoneOfTheAPI(t *testing.T) {
	for _, body := range []string{"null", "{}"} {
		url, _ := fakeAPI(t, ok(body))
		client := newClient(t, WithBaseURL(url))
		ctx := context.Background()
		_, balance := client.Balance(ctx, testAddress, Sepolia)
		_, estimate := client.EstimateGas(ctx, Transfer{})
		_, sent := client.SendTransaction(ctx, "0x02", Sepolia)
		_, transaction := client.Transaction(ctx, testHash, Sepolia)
		_, networks := client.Networks(ctx)
		_, health := client.Health(ctx)
		for _, err := range []error{balance, estimate, sent, transaction, networks, health} {
			if !errors.Is(err, ErrUnexpectedAnswer) {
				t.Errorf("%s: got %v", body, err)
			}
		}
	}
	url, _ := fakeAPI(t, answer{status: 200, body: "<html>", header: map[string]string{"Content-Type": "text/html"}})
	if _, err := newClient(t, WithBaseURL(url)).Health(context.Background()); !errors.Is(err, ErrUnexpectedAnswer) {
		t.Errorf("got %v", err)
	}
}
