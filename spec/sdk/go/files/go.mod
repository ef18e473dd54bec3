module payroll.example/payroll-engine/client-go

go 1.23
