package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"

	payroll "payroll.example/payroll-engine/client-go"
)

var (
	client = clientAt(os.Getenv("PAYROLL_URL"))
	keyed  = withKey(os.Getenv("PAYROLL_KEY"))
)

func clientAt(url string) *payroll.APIClient {
	configuration := payroll.NewConfiguration()
	configuration.Servers = payroll.ServerConfigurations{{URL: url}}
	return payroll.NewAPIClient(configuration)
}

func withKey(key string) context.Context {
	return context.WithValue(context.Background(), payroll.ContextAccessToken, key)
}

func must[T any](value T, _ *http.Response, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

// What the service said against a request.
func refusal(response *http.Response, err error) (int, payroll.ErrorResponse) {
	var failure *payroll.GenericOpenAPIError
	if !errors.As(err, &failure) {
		log.Fatal("the service refused nothing: ", err)
	}
	return response.StatusCode, failure.Model().(payroll.ErrorResponse)
}

func request(nightHours string) payroll.CalculationRequest {
	employee := payroll.NewEmployeeInput("emp-0001")
	employee.SetMonthlySalary("1423500")
	employee.SetRiskClassRate("0.00522")
	employee.SetHorasRecargoNocturno(nightHours)
	employer := payroll.NewEmployerInput("acme-co")
	employer.SetName("Acme Colombia")
	return *payroll.NewCalculationRequest("CO", "ordinario", 2025, march(), *employee, *employer)
}

func march() payroll.Period {
	return *payroll.NewPeriod(payroll.PERIODTYPE_MONTHLY, "2025-03-01", "2025-03-31", 30)
}

func listSchemes() {
	answer := must(client.SchemesAPI.ListCountrySchemes(keyed, "CO").Execute())
	fmt.Printf("schemes of %s: %d\n", answer.Country, answer.Total)
	for _, scheme := range answer.Schemes {
		periods := make([]string, len(scheme.SupportedPeriodTypes))
		for index, period := range scheme.SupportedPeriodTypes {
			periods[index] = string(period)
		}
		fmt.Printf("  %s %s to %s %s %s\n", scheme.Id, scheme.EffectiveFrom, scheme.EffectiveUntil, scheme.Currency,
			strings.Join(periods, " "))
	}
}

// Answers the net salary that counts.
func calculateAndCorrect() string {
	api := client.CalculationsAPI
	first := must(api.CalculatePayroll(keyed).CalculationRequest(request("20")).IdempotencyKey("march").Execute())
	fmt.Printf("calculated: gross %s, net %s\n", first.Summary.GrossSalary, first.Summary.NetSalary)
	for _, deduction := range first.Deductions {
		table := "no table"
		if bracket := deduction.BracketApplied.Get(); bracket != nil {
			table = "rate " + bracket.Rate
		}
		fmt.Printf("  %s %s %s\n", deduction.Id, deduction.Amount, table)
	}
	for _, contribution := range first.EmployerContributions {
		for _, component := range contribution.Components {
			fmt.Printf("  %s %s %s\n", component.Id, component.Rate, component.Amount)
		}
	}
	again := must(api.CalculatePayroll(keyed).CalculationRequest(request("20")).IdempotencyKey("march").Execute())
	fmt.Printf("repeated with its key: the same %t\n", again.Id == first.Id)
	stored := must(api.GetCalculation(keyed, first.Id).Include("audit_trail").Execute())
	fmt.Printf("read back: the same %t\n",
		stored.Id == first.Id && stored.Record.ContentDigest == first.Record.ContentDigest)
	step := stored.AuditTrail[0]
	fmt.Printf("  %d steps, the first %s %s\n", len(stored.AuditTrail), step.ConceptId, step.ResultFinal)

	options := payroll.NewCalculationOptions()
	options.SetSupersedes(first.Id)
	options.SetMetadata(map[string]string{"reason": "four hours more"})
	correction := request("24")
	correction.SetOptions(*options)
	second := must(api.CalculatePayroll(keyed).CalculationRequest(correction).Execute())
	replaced := second.Record.SupersedesId.Get()
	fmt.Printf("corrected: net %s, replaces the first %t\n", second.Summary.NetSalary,
		replaced != nil && *replaced == first.Id)
	page := must(api.ListCalculations(keyed).EmployerId("acme-co").EmployeeId("emp-0001").Limit(1).Execute())
	fmt.Printf("versions: %d on the page, more %t, reason %s\n", len(page.Data), page.HasMore,
		page.Data[0].Metadata["reason"])
	rest := must(api.ListCalculations(keyed).EmployerId("acme-co").Cursor(page.GetNextCursor()).Execute())
	fmt.Printf("  then %d, superseded %t, more %t\n", len(rest.Data), rest.Data[0].IsSuperseded, rest.HasMore)
	return second.Summary.NetSalary
}

func calculateBatch() {
	employees := make([]payroll.BatchEmployee, 60)
	for index := range employees {
		employee := payroll.NewBatchEmployee("emp-" + strconv.Itoa(index))
		employee.SetMonthlySalary(strconv.Itoa(1_500_000 + 10_000*index))
		if index == 59 {
			employee.SetMonthlySalary("-1.5")
		}
		employee.SetRiskClassRate("0.00522")
		employees[index] = *employee
	}
	options := payroll.NewBatchOptions()
	options.SetAsync(true)
	body := payroll.NewBatchRequest("CO", "ordinario", 2025, march(), request("0").Employer, employees)
	body.SetOptions(*options)
	batch := must(client.BatchesAPI.CalculateBatch(keyed).BatchRequest(*body).Execute())
	fmt.Printf("batch: %d rows, %s, computed %t\n", batch.TotalRequested, batch.Status, batch.ComputedAt.Get() != nil)
	job := must(client.BatchesAPI.GetJob(keyed, batch.GetJobId()).Execute())
	for job.FinishedAt.Get() == nil {
		time.Sleep(100 * time.Millisecond)
		job = must(client.BatchesAPI.GetJob(keyed, job.Id).Execute())
	}
	fmt.Printf("job: %s, %d good, %d wrong\n", job.Status, job.TotalSucceeded, job.TotalFailed)
	results := job.Result.Get().Results
	for _, row := range []payroll.BatchResult{results[0], results[58], results[59]} {
		outcome := ""
		if calculation := row.Calculation.Get(); calculation != nil {
			outcome = calculation.Summary.NetSalary
		} else {
			outcome = row.Error.Get().Code
		}
		fmt.Printf("  %s %s %s\n", row.GetEmployeeId(), row.Status, outcome)
	}
	stored := must(client.BatchesAPI.GetBatch(keyed, batch.Id).Execute())
	fmt.Printf("  stored: %d payslips, row %d failed\n", len(stored.Calculations), stored.Failures[0].Index)
}

func simulate() {
	today := payroll.NewScenario("Today")
	today.SetDailySalary("450")
	raise := payroll.NewScenario("Raise with bonus")
	raise.SetDailySalary("500.5")
	raise.SetOverrides(map[string]interface{}{"bono_puntualidad": true})
	scenarios := payroll.NewScenarioSet([]payroll.Scenario{*today, *raise})
	fortnight := payroll.NewPeriod(payroll.PERIODTYPE_BIWEEKLY, "2026-03-01", "2026-03-15", 15)
	body := payroll.NewSimulationRequest("MX", "ordinario", 2026, *fortnight, *payroll.NewEmployeeInput("emp-0007"),
		*payroll.NewEmployerInput("acme-mx"), *scenarios)
	answer := must(client.SimulationsAPI.SimulatePayroll(keyed).SimulationRequest(*body).Execute())
	for _, result := range answer.Results {
		fmt.Printf("simulated: %s at %s, net %s\n", result.Label, result.GetDailySalary(), result.Summary.NetSalary)
	}
}

func makeMistakes() {
	wrong := request("20")
	wrong.Country = "co"
	wrong.Year = 1999
	wrong.Employee = *payroll.NewEmployeeInput("emp-0001")
	wrong.Employee.SetMonthlySalary("-1.5")
	_, response, err := client.CalculationsAPI.CalculatePayroll(keyed).CalculationRequest(wrong).Execute()
	status, answer := refusal(response, err)
	fmt.Printf("refused: %d %s, %v faults\n", status, answer.Error.Code, answer.Error.Details["error_count"])
	for _, fault := range answer.Detail {
		parts := make([]string, len(fault.Loc))
		for index, part := range fault.Loc {
			parts[index] = fmt.Sprint(part)
		}
		fmt.Printf("  %s %s: %s\n", strings.Join(parts, "."), fault.Type, fault.Msg)
	}

	_, response, err = client.SchemesAPI.ListSchemes(withKey("payk_wrong")).Execute()
	status, answer = refusal(response, err)
	fmt.Printf("wrong key: %d %s, %v\n", status, answer.Error.Code, answer.Error.Details["reason"])
	_, response, err = client.CalculationsAPI.GetCalculation(keyed, "01JE5V6ZGQ0000000000000000").Execute()
	status, answer = refusal(response, err)
	fmt.Printf("unknown: %d %s %v\n", status, answer.Error.Code, answer.Error.Details["calculation_id"])
}

func payOut(amount string) {
	requirements := must(client.PayoutsAPI.GetPayoutRequirements(keyed, "CO").Execute())
	methods := make([]string, len(requirements.PaymentMethods))
	for index, method := range requirements.PaymentMethods {
		methods[index] = method.Id
	}
	fmt.Printf("payouts in %s: %s, %d decimals, %s\n", requirements.Country, requirements.Currency,
		requirements.AmountDecimals, strings.Join(methods, " "))
	for _, field := range requirements.Fields {
		needed := ""
		if field.Required {
			needed = " required"
		}
		fmt.Printf("  %s%s\n", field.Path, needed)
	}
	account := payroll.NewBankAccount()
	account.SetBankCode("1007")
	account.SetAccountType("SAVINGS")
	account.SetAccountNumber("12345678901")
	beneficiary := payroll.NewBeneficiary("María Rodríguez", *account)
	beneficiary.SetDocumentType("CC")
	beneficiary.SetDocumentId("1020304050")
	processing := payroll.NewPayoutProcessing()
	processing.SetStepSeconds(0)
	body := payroll.NewPayoutRequest(amount, "COP", payroll.PAYOUTCOUNTRY_CO, "nomina-2025-03-emp-0001", *beneficiary)
	body.SetProcessing(*processing)
	payout := must(client.PayoutsAPI.CreatePayout(keyed).PayoutRequest(*body).Execute())
	fmt.Printf("paid: %s %s to %s, %s %s\n", payout.Amount, payout.Currency, payout.Beneficiary.Name, payout.Status,
		payout.StatusCode)
	history := make([]string, len(payout.StatusHistory))
	for index, entry := range payout.StatusHistory {
		history[index] = entry.Status
	}
	fmt.Printf("  %s\n", strings.Join(history, " "))
	page := must(client.PayoutsAPI.ListPayouts(keyed).Status(payroll.WANTEDPAYOUTSTATUS_PAID).ExternalId(body.ExternalId).Execute())
	fmt.Printf("  listed: %d, the same %t\n", len(page.Data), page.Data[0].Id == payout.Id)
	body.Amount = "1.00"
	_, response, err := client.PayoutsAPI.CreatePayout(keyed).PayoutRequest(*body).Execute()
	status, answer := refusal(response, err)
	fields := strings.Trim(fmt.Sprint(answer.Error.Details["fields"]), "[]")
	fmt.Printf("paid twice: %d %s, %s\n", status, answer.Error.Code, fields)
}

type vector struct {
	Name    string
	Secret  string
	Now     int64
	Headers map[string]string
	Body    string
}

func verifyWebhooks() {
	text, err := os.ReadFile(os.Getenv("WEBHOOK_VECTORS"))
	if err != nil {
		log.Fatal(err)
	}
	var vectors []vector
	if err := json.Unmarshal(text, &vectors); err != nil {
		log.Fatal(err)
	}
	for _, one := range vectors {
		headers := http.Header{}
		for name, value := range one.Headers {
			headers.Set(name, value)
		}
		outcome := "taken"
		if payroll.VerifyWebhook(one.Secret, []byte(one.Body), headers, time.Unix(one.Now, 0)) != nil {
			outcome = "refused"
		}
		fmt.Printf("webhook, %s: %s\n", one.Name, outcome)
	}
}

func main() {
	listSchemes()
	net := calculateAndCorrect()
	calculateBatch()
	simulate()
	makeMistakes()
	payOut(net)
	verifyWebhooks()
}
