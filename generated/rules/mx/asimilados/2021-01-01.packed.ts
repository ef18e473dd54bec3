// MX.asimilados 2021.1: Asimilados a salarios
// Emitted from generated/rules/mx/asimilados/2021-01-01.pay by payroll compile. Do not edit.

// Where the values of a payslip are among its slots, for what is shown of them.
export const $layout = '{"size":16,"scales":[10000,10000],"values":[["input",1,[1,300000]],["period","days","number",[]],0,["period","type","choice",["monthly","biweekly","weekly","event"]],1,2,3],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[6,7,null],"isConditional":1},{"table":1,"rows":"tarifa_diaria$rows1","scales":[100,2500,250000],"slots":[8,9,10],"isConditional":1}],"steps":[[2,[0,1],[3,300000]],[4,[2]],[11,[3,[[4],5,1,1],[[4],5,0,0],-1,-2],[12,250000]],[13,[5]],[[14,1],[]],[15,[2,6]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
export const $packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"boolean",{"words":["monthly","biweekly","weekly","event"]},[0,0,"rate"],"date"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;0 i1;1 period,0;0 2 6 7;0 s0;3 period,2;3 word,monthly;2 8 10 11;0 s1;0 apply,0 13;0 apply,1 13;0 18 12 14 15;0 s2;0 s3;0 1 9 18;2 given,1;2 given,0;2 14 20 21;0 2 3 6;4 c99/100;0 2 24 2;2 10 23 25;4 c101/100;0 2 27 2;2 12 23 28;2 15 26 29;2 14 22 30;5 period,3;5 date,2021-01-01;2 10 32 33;5 period,4;5 date,2023-01-01;2 13 35 36;2 15 34 37","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],[0,0,8,0],[1,0,9,0],[2,0,16,0],[3,0,17,0],[4,0,0],[5,0,19]],"parameters":[],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,31,["Los honorarios mensuales ",2," y 30 veces los diarios ",6," difieren en más del 1 %; se usan los diarios"]],["warn","PARAM_CHANGE_INSIDE_PERIOD","info","period","period",null,38,["La tarifa cambia el 1 de enero, dentro del periodo; se usa la del último día"]]],"tables":[[0,null,0,null,null],[0,null,0,null,7]]}';

// Requests of the tests: stored payslips are compressed under those that they give.
export const $worked = '[{"period":{"type":"monthly","start_date":"2022-04-01","end_date":"2022-04-30","days":30},"employee":{"monthly_salary":"18000"}}]';

export const $packed_file = 'sha256:da7e7d1b96bb693d1c74fc116f4f5f913a5b750293f691bea4a637c81bdb5fd3';
