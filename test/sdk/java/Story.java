import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.payrollengine.client.ApiClient;
import org.payrollengine.client.ApiException;
import org.payrollengine.client.Webhook;
import org.payrollengine.client.api.BatchesApi;
import org.payrollengine.client.api.CalculationsApi;
import org.payrollengine.client.api.PayoutsApi;
import org.payrollengine.client.api.SchemesApi;
import org.payrollengine.client.api.SimulationsApi;
import org.payrollengine.client.model.*;

public final class Story {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final ApiClient CLIENT = client(System.getenv("PAYROLL_KEY"));

  private Story() {}

  private static ApiClient client(String key) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("PAYROLL_URL"));
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + key));
    return client;
  }

  private static void say(String line, Object... values) {
    System.out.println(String.format(line, values));
  }

  private interface Ask {
    void run() throws ApiException;
  }

  private static final class Refusal {
    final int status;
    final RequestError error;
    final List<ValidationFault> faults;

    Refusal(int status, ErrorResponse answer) {
      this.status = status;
      this.error = answer.getError();
      this.faults = answer.getDetail();
    }
  }

  /** What the service said against a request. */
  private static Refusal refusal(Ask ask) throws Exception {
    try {
      ask.run();
    } catch (ApiException error) {
      return new Refusal(error.getCode(), JSON.readValue(error.getResponseBody(), ErrorResponse.class));
    }
    throw new IllegalStateException("the service refused nothing");
  }

  private static Period march() {
    return new Period().type(PeriodType.MONTHLY).startDate("2025-03-01").endDate("2025-03-31").days(30);
  }

  private static EmployerInput acme() {
    return new EmployerInput().id("acme-co").name("Acme Colombia");
  }

  private static CalculationRequest request(String nightHours) {
    EmployeeInput employee =
        new EmployeeInput()
            .id("emp-0001")
            .monthlySalary("1423500")
            .riskClassRate("0.00522")
            .horasRecargoNocturno(nightHours);
    return new CalculationRequest()
        .country("CO")
        .scheme("ordinario")
        .year(2025)
        .period(march())
        .employee(employee)
        .employer(acme());
  }

  private static void listSchemes() throws ApiException {
    SchemeList answer = new SchemesApi(CLIENT).listCountrySchemes("CO", null);
    say("schemes of %s: %d", answer.getCountry(), answer.getTotal());
    for (Scheme scheme : answer.getSchemes()) {
      String periods =
          scheme.getSupportedPeriodTypes().stream().collect(Collectors.joining(" "));
      say(
          "  %s %s to %s %s %s",
          scheme.getId(), scheme.getEffectiveFrom(), scheme.getEffectiveUntil(), scheme.getCurrency(), periods);
    }
  }

  /** Answers the net salary that counts. */
  private static String calculateAndCorrect() throws ApiException {
    CalculationsApi api = new CalculationsApi(CLIENT);
    Calculation first = api.calculatePayroll(request("20"), "march");
    say("calculated: gross %s, net %s", first.getSummary().getGrossSalary(), first.getSummary().getNetSalary());
    for (Deduction deduction : first.getDeductions()) {
      BracketApplied bracket = deduction.getBracketApplied();
      String table = bracket == null ? "no table" : "rate " + bracket.getRate();
      say("  %s %s %s", deduction.getId(), deduction.getAmount(), table);
    }
    for (EmployerContribution contribution : first.getEmployerContributions()) {
      for (ContributionComponent component : contribution.getComponents()) {
        say("  %s %s %s", component.getId(), component.getRate(), component.getAmount());
      }
    }
    Calculation again = api.calculatePayroll(request("20"), "march");
    say("repeated with its key: the same %b", again.getId().equals(first.getId()));
    Calculation stored = api.getCalculation(first.getId(), "audit_trail");
    boolean isSame =
        stored.getId().equals(first.getId())
            && stored.getRecord().getContentDigest().equals(first.getRecord().getContentDigest());
    say("read back: the same %b", isSame);
    TraceStep step = stored.getAuditTrail().get(0);
    say("  %d steps, the first %s %s", stored.getAuditTrail().size(), step.getConceptId(), step.getResultFinal());

    CalculationOptions options =
        new CalculationOptions().supersedes(first.getId()).metadata(Map.of("reason", "four hours more"));
    Calculation second = api.calculatePayroll(request("24").options(options), null);
    boolean replaces = first.getId().equals(second.getRecord().getSupersedesId());
    say("corrected: net %s, replaces the first %b", second.getSummary().getNetSalary(), replaces);
    CalculationPage page = api.listCalculations("acme-co", "emp-0001", null, null, null, null, null, null, null, null, null, 1, null);
    String reason = page.getData().get(0).getMetadata().get("reason");
    say("versions: %d on the page, more %b, reason %s", page.getData().size(), page.getHasMore(), reason);
    CalculationPage rest = api.listCalculations("acme-co", null, null, null, null, null, null, null, null, null, null, null, page.getNextCursor());
    boolean isSuperseded = rest.getData().get(0).getIsSuperseded();
    say("  then %d, superseded %b, more %b", rest.getData().size(), isSuperseded, rest.getHasMore());
    return second.getSummary().getNetSalary();
  }

  private static void calculateBatch() throws Exception {
    BatchesApi api = new BatchesApi(CLIENT);
    List<BatchEmployee> employees = new ArrayList<>();
    for (int index = 0; index < 60; index++) {
      String salary = index == 59 ? "-1.5" : String.valueOf(1_500_000 + 10_000 * index);
      employees.add(new BatchEmployee().id("emp-" + index).monthlySalary(salary).riskClassRate("0.00522"));
    }
    BatchAnswer batch =
        api.calculateBatch(
            new BatchRequest()
                .country("CO")
                .scheme("ordinario")
                .year(2025)
                .period(march())
                .employer(acme())
                .employees(employees)
                .options(new BatchOptions().async(true)),
            null);
    boolean isComputed = batch.getComputedAt() != null;
    say("batch: %d rows, %s, computed %b", batch.getTotalRequested(), batch.getStatus(), isComputed);
    Job job = api.getJob(batch.getJobId());
    while (job.getFinishedAt() == null) {
      Thread.sleep(100);
      job = api.getJob(job.getId());
    }
    say("job: %s, %d good, %d wrong", job.getStatus(), job.getTotalSucceeded(), job.getTotalFailed());
    List<BatchResult> results = job.getResult().getResults();
    for (BatchResult row : List.of(results.get(0), results.get(58), results.get(59))) {
      Calculation calculation = row.getCalculation();
      String outcome = calculation == null ? row.getError().getCode() : calculation.getSummary().getNetSalary();
      say("  %s %s %s", row.getEmployeeId(), row.getStatus(), outcome);
    }
    StoredBatch stored = api.getBatch(batch.getId());
    int failed = stored.getFailures().get(0).getIndex();
    say("  stored: %d payslips, row %d failed", stored.getCalculations().size(), failed);
  }

  private static void simulate() throws ApiException {
    ScenarioSet scenarios =
        new ScenarioSet()
            .addScenariosItem(new Scenario().label("Today").dailySalary("450"))
            .addScenariosItem(
                new Scenario()
                    .label("Raise with bonus")
                    .dailySalary("500.5")
                    .overrides(Map.of("bono_puntualidad", true)));
    Period fortnight =
        new Period().type(PeriodType.BIWEEKLY).startDate("2026-03-01").endDate("2026-03-15").days(15);
    Simulation answer =
        new SimulationsApi(CLIENT)
            .simulatePayroll(
                new SimulationRequest()
                    .country("MX")
                    .scheme("ordinario")
                    .year(2026)
                    .period(fortnight)
                    .employee(new EmployeeInput().id("emp-0007"))
                    .employer(new EmployerInput().id("acme-mx"))
                    .simulation(scenarios));
    for (ScenarioResult result : answer.getResults()) {
      String net = result.getSummary().getNetSalary();
      say("simulated: %s at %s, net %s", result.getLabel(), result.getDailySalary(), net);
    }
  }

  private static void makeMistakes() throws Exception {
    CalculationsApi api = new CalculationsApi(CLIENT);
    CalculationRequest wrong =
        request("20").country("co").year(1999).employee(new EmployeeInput().id("emp-0001").monthlySalary("-1.5"));
    Refusal refused = refusal(() -> api.calculatePayroll(wrong, null));
    Object count = refused.error.getDetails().get("error_count");
    say("refused: %d %s, %s faults", refused.status, refused.error.getCode(), count);
    for (ValidationFault fault : refused.faults) {
      String place = fault.getLoc().stream().map(String::valueOf).collect(Collectors.joining("."));
      say("  %s %s: %s", place, fault.getType(), fault.getMsg());
    }

    Refusal stranger = refusal(() -> new SchemesApi(client("payk_wrong")).listSchemes(null));
    Object why = stranger.error.getDetails().get("reason");
    say("wrong key: %d %s, %s", stranger.status, stranger.error.getCode(), why);
    Refusal unknown = refusal(() -> api.getCalculation("01JE5V6ZGQ0000000000000000", null));
    Object id = unknown.error.getDetails().get("calculation_id");
    say("unknown: %d %s %s", unknown.status, unknown.error.getCode(), id);
  }

  private static void payOut(String amount) throws Exception {
    PayoutsApi api = new PayoutsApi(CLIENT);
    PayoutRequirements requirements = api.getPayoutRequirements("CO");
    String methods =
        requirements.getPaymentMethods().stream().map(PaymentMethod::getId).collect(Collectors.joining(" "));
    say(
        "payouts in %s: %s, %d decimals, %s",
        requirements.getCountry(), requirements.getCurrency(), requirements.getAmountDecimals(), methods);
    for (RequirementField field : requirements.getFields()) {
      say("  %s%s", field.getPath(), field.getRequired() ? " required" : "");
    }
    Beneficiary beneficiary =
        new Beneficiary()
            .name("María Rodríguez")
            .documentType("CC")
            .documentId("1020304050")
            .bankAccount(new BankAccount().bankCode("1007").accountType("SAVINGS").accountNumber("12345678901"));
    PayoutRequest request =
        new PayoutRequest()
            .amount(amount)
            .currency("COP")
            .country(PayoutCountry.CO)
            .externalId("nomina-2025-03-emp-0001")
            .beneficiary(beneficiary)
            .processing(new PayoutProcessing().stepSeconds(0));
    Payout payout = api.createPayout(request, null);
    String name = payout.getBeneficiary().getName();
    String status = payout.getStatus();
    say("paid: %s %s to %s, %s %s", payout.getAmount(), payout.getCurrency(), name, status, payout.getStatusCode());
    say(
        "  %s",
        payout.getStatusHistory().stream()
            .map(entry -> entry.getStatus())
            .collect(Collectors.joining(" ")));
    PayoutPage page = api.listPayouts(WantedPayoutStatus.PAID, null, request.getExternalId(), null, null, null, null, null);
    boolean isSame = page.getData().get(0).getId().equals(payout.getId());
    say("  listed: %d, the same %b", page.getData().size(), isSame);
    Refusal conflict = refusal(() -> api.createPayout(request.amount("1.00"), null));
    String fields = String.valueOf(conflict.error.getDetails().get("fields")).replaceAll("[\\[\\]]", "");
    say("paid twice: %d %s, %s", conflict.status, conflict.error.getCode(), fields);
  }

  private static void verifyWebhooks() throws Exception {
    for (JsonNode vector : JSON.readTree(new File(System.getenv("WEBHOOK_VECTORS")))) {
      Map<String, String> headers = new HashMap<>();
      vector.get("headers").properties().forEach(one -> headers.put(one.getKey(), one.getValue().asText()));
      byte[] body = vector.get("body").asText().getBytes(StandardCharsets.UTF_8);
      Instant now = Instant.ofEpochSecond(vector.get("now").asLong());
      String outcome = "taken";
      try {
        Webhook.verify(vector.get("secret").asText(), body, headers, now);
      } catch (Webhook.VerificationException error) {
        outcome = "refused";
      }
      say("webhook, %s: %s", vector.get("name").asText(), outcome);
    }
  }

  public static void main(String[] args) throws Exception {
    listSchemes();
    String net = calculateAndCorrect();
    calculateBatch();
    simulate();
    makeMistakes();
    payOut(net);
    verifyWebhooks();
  }
}
