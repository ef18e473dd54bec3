// BR.plr 2020.1: Participación en los resultados (PLR)
// Emitted from rules/br/plr/2020-01-01.pay by payroll compile. Do not edit.

// Where the values of a payslip are among its slots, for what is shown of them.
export const $layout = '{"size":20,"scales":[100,100,100,100,100,100,100,1],"values":[["input",0,0],0,["input",4,4],["input",6,6],1,2,3,4,["input",5,5],5,6,7],"tables":[{"table":0,"rows":"tabela_plr$rows1","scales":[100,40,4000],"slots":[12,13,null]}],"steps":[[8,[0]],[9,[1,2]],[10,[3]],[11,[4,5]],[14,[6,-1],[15,4000]],[16,[7,8]],[17,[1]],[18,[9,5]],[19,[10,11]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
export const $packed = '{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"boolean","date"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 i1;0 i2;0 1 1 2;0 6 0 3;0 i3;1 c1;1 c12;0 i0;0 s0;0 i4;0 0 9 10;0 i6;0 s1;0 s2;0 1 13 14;0 6 0 15;0 s3;0 apply,0 17;0 s4;0 i5;0 1 19 20;0 6 0 21;0 s5;0 0 23 14;0 s6;0 s7;0 1 25 26;1 i7;1 c2;2 12 28 29;3 period,4;3 date,2023-05-01;2 13 31 32;3 date,2023-07-01;2 10 31 34;2 14 33 35;3 date,2024-02-01;2 13 31 37;3 date,2024-03-01;2 10 31 39;2 14 38 40;2 15 36 41;0 s8;2 10 43 0","items":[["i",0,null,[0,true]],["i",1,0,[0,true]],["i",2,0,[0,true]],["i",3,0,[0,true]],["i",4,4,[0,true]],["i",5,5,[0,true]],["i",6,0,[0,true]],["i",7,6,[6,true],[7,true]],[0,0,8,0],[1,0,11],[2,0,12,0],[3,0,16,0],[4,0,18,0],[5,0,22,0],[6,0,9],[7,0,24],[8,0,27]],"parameters":[],"notices":[["warn","PLR_MORE_THAN_TWO_PAYMENTS","warning","inputs.numero_pagamento_ano","inputs",null,30,["La ley admite dos pagos en el año (Lei 10.101/2000 art. 3 §2)"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,42,["No se confirmó desde qué día rige la tabla de la PLR"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,44,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null]]}';

// Requests of the tests: stored payslips are compressed under those that they give.
export const $worked = '[{"period":{"type":"event","start_date":"2026-06-01","end_date":"2026-06-30","days":30},"employee":{"inputs":{"plr_amount":"10000"}}},{"period":{"type":"event","start_date":"2026-08-01","end_date":"2026-08-31","days":30},"employee":{"inputs":{"plr_amount":"6000"},"history":{"plr_paga":"7000","pensao_paga":"1000","irrf_retido":"10"}}}]';

export const $packed_file = 'sha256:95e635feea554fabf097cc303984f06d4e01220c06d81c05ca867e927fa3ee17';
