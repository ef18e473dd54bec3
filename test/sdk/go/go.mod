module story

go 1.23

require payroll.example/payroll-engine/client-go v0.0.0

replace payroll.example/payroll-engine/client-go => ../../go
