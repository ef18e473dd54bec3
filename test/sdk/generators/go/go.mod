module example.org/contract

go 1.24.0

require github.com/oapi-codegen/runtime v1.9.0
