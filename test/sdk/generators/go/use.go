package contract

import (
	"context"
	"net/http"
)

var operations = []func(*Client) (*http.Response, error){
	func(c *Client) (*http.Response, error) {
		return c.CalculatePayroll(context.Background(), nil, CalculatePayrollJSONRequestBody{Country: "CO"})
	},
	func(c *Client) (*http.Response, error) {
		return c.SimulatePayroll(context.Background(), SimulatePayrollJSONRequestBody{})
	},
	func(c *Client) (*http.Response, error) {
		return c.SolvePayroll(context.Background(), SolvePayrollJSONRequestBody{})
	},
	func(c *Client) (*http.Response, error) {
		return c.CalculateBatch(context.Background(), nil, CalculateBatchJSONRequestBody{})
	},
}

var known = Payout{Status: "PAID"}
