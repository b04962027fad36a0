BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE moves (
	table_id VARCHAR(16) NOT NULL, 
	ply INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(5) NOT NULL, 
	words VARCHAR(100) NOT NULL, 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',1,1.7947766035016846657e+09,0,'move','dojo fire');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',2,1.79477660354662704464e+09,1,'move','dojo wind');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',3,1.79477660360460734368e+09,0,'move','destiny teal');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',4,1.79477660366625452041e+09,1,'move','destiny teal');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',5,1.79477660369241476061e+09,0,'move','place ship grey-1');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',6,1.79477660369767427449e+09,0,'move','done');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',7,1.79477660371912074092e+09,0,'move','train veteran');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',8,1.7947766037304420471e+09,1,'move','place move23 grey-3');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',9,1.7947766037401037216e+09,1,'move','train archer');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',10,1.7947766037477023602e+09,0,'move','place attack teal-3');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',11,1.79477660375395703319e+09,0,'move','done');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',12,1.79477660376806545262e+09,0,'move','train archer');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',13,1.79477660377414608003e+09,1,'move','place harvest grey-2');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',14,1.79477660378226351739e+09,1,'move','train archer');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',15,1.79477660378644776348e+09,1,'move','explore higo bungo');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',16,1.79477660379018115997e+09,0,'move','place harvest teal-2');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',17,1.7947766037938468457e+09,0,'move','train archer');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',18,1.79477660380158543585e+09,0,'move','recruit musashi');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',19,1.79477660380605912211e+09,1,'move','place ship orange-1');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',20,1.79477660380966854095e+09,1,'move','move yamashiro mino');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',21,1.79477660381305885312e+09,1,'move','done');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',22,1.79477660381654405587e+09,0,'move','place attack orange-3');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',23,1.79477660382011270528e+09,0,'move','done');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',24,1.79477660383349204068e+09,1,'move','place recruit violet-3');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',25,1.79477660385784173018e+09,1,'move','attack matsumae 0');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',26,1.79477660388368058207e+09,1,'move','done');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',27,1.79477660391659402843e+09,0,'move','sail higo tokachi 1');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',28,1794776603.94746,1,'move','move higo nagato');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',29,1.79477660397194671636e+09,1,'move','done');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',30,1.79477660408401823045e+09,1,'move','move yamashiro ise');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',31,1.79477660410932469362e+09,1,'move','done');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',32,1.79477660417108058924e+09,0,'move','done');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',33,1.7947766041766037941e+09,1,'move','recruit matsumae');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',34,1.79477660418799805637e+09,1,'move','recruit matsumae');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',35,1.79477660419427800181e+09,0,'move','place move23 orange-2');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',36,1.79477660422331500049e+09,1,'move','place move3 violet-3');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',37,1.7947766042613334656e+09,1,'move','done');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',38,1.79477660429940032963e+09,1,'move','train veteran');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',39,1.79477660431945490841e+09,0,'move','place harvest teal-3');
INSERT INTO "moves" VALUES('cIV1wKnzEtgO',40,1.79477660433175802232e+09,0,'move','move musashi suruga');
INSERT INTO "moves" VALUES('vuZqElveeHwD',1,1.79477660489540696148e+09,2,'move','support 0');
INSERT INTO "moves" VALUES('vuZqElveeHwD',2,1.79477660490572834012e+09,0,'move','fight');
INSERT INTO "moves" VALUES('vuZqElveeHwD',3,1.79477660494503879549e+09,0,'move','give 2');
INSERT INTO "moves" VALUES('vuZqElveeHwD',4,1.79477660498573327063e+09,2,'move','attack');
INSERT INTO "moves" VALUES('vuZqElveeHwD',5,1.79477660503545260431e+09,1,'move','pass');
INSERT INTO "moves" VALUES('vuZqElveeHwD',6,1.79477660507190823558e+09,2,'move','penalty no-defence');
INSERT INTO "moves" VALUES('vuZqElveeHwD',7,1.79477660510633015627e+09,2,'move','fight');
INSERT INTO "moves" VALUES('vuZqElveeHwD',8,1.79477660513317918778e+09,0,'move','support 2');
INSERT INTO "moves" VALUES('vuZqElveeHwD',9,1.7947766051551024914e+09,2,'move','pass');
INSERT INTO "moves" VALUES('vuZqElveeHwD',10,1.79477660518551087381e+09,0,'move','pass');
INSERT INTO "moves" VALUES('2XhLqIrdLV59',1,1.79477660536376357083e+09,1,'move','support 0');
INSERT INTO "moves" VALUES('2XhLqIrdLV59',2,1.79477660538431191446e+09,2,'move','fight');
INSERT INTO "moves" VALUES('2XhLqIrdLV59',3,1.79477660540770673752e+09,2,'move','defend');
INSERT INTO "moves" VALUES('2XhLqIrdLV59',4,1.79477660546330690383e+09,3,'move','pass');
INSERT INTO "moves" VALUES('2XhLqIrdLV59',5,1.79477660550751161577e+09,0,'move','pass');
INSERT INTO "moves" VALUES('2XhLqIrdLV59',6,1.79477660551543307309e+09,1,'move','support 2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',1,1794776605.71609,0,'move','destiny teal');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',2,1.79477660572903704649e+09,1,'move','destiny grey');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',3,1.79477660576215672493e+09,0,'move','place attack teal-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',4,1.7947766057721271515e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',5,1.79477660579385542866e+09,1,'move','place harvest grey-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',6,1.79477660583298659325e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',7,1.79477660587167072293e+09,0,'move','place move3 teal-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',8,1.79477660588670921322e+09,0,'move','move musashi echigo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',9,1.79477660590026330943e+09,1,'move','place castle grey-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',10,1.7947766059159297943e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',11,1.79477660594323658945e+09,0,'move','place harvest grey-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',12,1.79477660598543739319e+09,1,'move','place move23 orange-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',13,1.79477660603224062913e+09,1,'move','move yamashiro settsu');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',14,1.79477660606202411644e+09,0,'move','place harvest violet-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',15,1.79477660607758903506e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',16,1.79477660609968972201e+09,1,'move','place attack orange-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',17,1.79477660614161157602e+09,1,'move','move settsu nagato');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',18,1.79477660617570471766e+09,1,'move','move nagato aki');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',19,1.79477660621299481388e+09,1,'move','move aki tosa');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',20,1.79477660627308225629e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',21,1.79477660631191182141e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',22,1.79477660634581804273e+09,0,'move','move musashi hitachi');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',23,1.79477660637184667589e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',24,1.79477660644792485242e+09,0,'move','place attack teal-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',25,1.79477660653192877763e+09,0,'move','recruit musashi');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',26,1.79477660657466506956e+09,1,'move','place recruit grey-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',27,1794776606.62156,1,'move','move higo satsuma');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',28,1.79477660666813302039e+09,0,'move','place move23 grey-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',29,1.79477660672524166104e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',30,1.79477660677206635481e+09,1,'move','place recruit orange-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',31,1.79477660683469629294e+09,0,'move','place castle violet-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',32,1.79477660689545631409e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',33,1.79477660694387173654e+09,1,'move','place ship violet-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',34,1.79477660697603034968e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',35,1.79477660704421758649e+09,1,'move','sail matsumae tokachi 2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',36,1.79477660709714198113e+09,0,'move','move musashi echigo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',37,1.79477660713122773167e+09,0,'move','move echigo mutsu');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',38,1.79477660717196226122e+09,0,'move','move mutsu echigo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',39,1.79477660722539949416e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',40,1.79477660728101634981e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',41,1.79477660733254408835e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',42,1.79477660737822723386e+09,0,'move','move higo bungo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',43,1.79477660740776777262e+09,0,'move','move higo satsuma');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',44,1.79477660744966769214e+09,0,'move','move bungo higo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',45,1.79477660749932312967e+09,0,'move','destiny violet');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',46,1.79477660754957056045e+09,1,'move','destiny orange');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',47,1.79477660758690524102e+09,1,'move','place harvest violet-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',48,1.79477660764785909653e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',49,1.79477660768397164351e+09,0,'move','place move23 orange-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',50,1.79477660770775532717e+09,0,'move','move yamashiro settsu');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',51,1.79477660775833892815e+09,1,'move','place move23 violet-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',52,1.79477660780789566039e+09,0,'move','place castle orange-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',53,1.79477660785184812541e+09,1,'move','place harvest orange-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',54,1.79477660791762208937e+09,1,'move','attack yamashiro 0');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',55,1.79477660796156740195e+09,0,'move','place attack violet-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',56,1.79477660797525238986e+09,0,'move','move matsumae mutsu');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',57,1.7947766080639402866e+09,1,'move','place attack grey-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',58,1.79477660810781168934e+09,1,'move','harvest satsuma');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',59,1.79477660814418911935e+09,0,'move','place attack grey-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',60,1.79477660820411086079e+09,0,'move','move satsuma higo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',61,1.79477660825691103939e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',62,1.79477660828787183768e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',63,1.79477660833979797356e+09,0,'move','move settsu yamashiro');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',64,1.79477660837378215786e+09,0,'move','move yamashiro ise');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',65,1.79477660840709137913e+09,0,'move','move ise mino');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',66,1.7947766084385039806e+09,1,'move','harvest');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',67,1.79477660847223401065e+09,1,'move','move tokachi ishikari');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',68,1.7947766085638878345e+09,1,'move','move ishikari teshio');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',69,1.7947766085999357701e+09,1,'move','move teshio tokachi');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',70,1.79477660867529654501e+09,1,'move','place move3 orange-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',71,1.7947766087199206352e+09,1,'move','move yamashiro mino');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',72,1.79477660875989866251e+09,0,'move','place ship grey-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',73,1.79477660879440402983e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',74,1.79477660881602072719e+09,1,'move','place recruit teal-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',75,1.79477660888100957873e+09,1,'move','move musashi hitachi');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',76,1.79477660891597604747e+09,0,'move','place castle orange-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',77,1.79477660899668717384e+09,0,'move','attack mino 1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',78,1.7947766090489442348e+09,1,'move','place recruit teal-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',79,1.7947766090838348865e+09,0,'move','place harvest teal-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',80,1.79477660909630227096e+09,0,'move','recruit musashi');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',81,1.79477660912780618662e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',82,1.79477660915563249589e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',83,1.79477660918834304804e+09,1,'move','recruit musashi');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',84,1.7947766092364425659e+09,0,'move','harvest');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',85,1.79477660926498818394e+09,1,'move','recruit musashi');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',86,1.79477660932036209113e+09,1,'move','attack higo 0');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',87,1.79477660936399817468e+09,1,'move','attack higo 0');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',88,1.79477660946042490001e+09,0,'move','destiny grey');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',89,1.79477660947757935525e+09,1,'move','destiny orange');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',90,1.79477660952490162844e+09,1,'move','place ship orange-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',91,1.79477660960157346724e+09,0,'move','place move3 violet-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',92,1.79477660964493823054e+09,0,'move','move matsumae ishikari');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',93,1.79477660971589398383e+09,1,'move','place recruit teal-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',94,1.794776609763625145e+09,1,'move','move musashi suruga');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',95,1.79477660982785248763e+09,0,'move','place castle grey-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',96,1.79477660986803531648e+09,0,'move','recruit higo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',97,1.79477660988802123062e+09,1,'move','place move23 violet-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',98,1.79477660991460514073e+09,1,'move','recruit matsumae');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',99,1.79477660992797160145e+09,0,'move','place recruit orange-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',100,1.79477660995263361932e+09,0,'move','harvest mino');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',101,1.79477660997805333132e+09,1,'move','place castle violet-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',102,1.7947766099884693622e+09,0,'move','place castle teal-1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',103,1.79477660999665260309e+09,0,'move','harvest echigo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',104,1.79477661000809717182e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',105,1.79477661002033877374e+09,0,'move','build echigo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',106,1.79477661003254890443e+09,1,'move','recruit musashi');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',107,1.79477661005243897436e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',108,1.79477661005793547631e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',109,1.79477661009013128275e+09,1,'move','move tokachi ishikari');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',110,1.79477661010047650344e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',111,1.79477661011587715151e+09,1,'move','place castle grey-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',112,1.79477661012897109988e+09,1,'move','harvest satsuma');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',113,1.79477661015348100665e+09,0,'move','place move23 grey-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',114,1.79477661016859555247e+09,0,'move','move higo satsuma');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',115,1.79477661020078969001e+09,1,'move','place attack teal-3');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',116,1.7947766102358593941e+09,1,'move','move musashi hitachi');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',117,1.7947766102675356865e+09,0,'move','place ship violet-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',118,1.7947766102947237492e+09,0,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',119,1.79477661034628129012e+09,1,'move','place harvest orange-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',120,1.7947766103800721169e+09,0,'move','place harvest teal-2');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',121,1.7947766104135696888e+09,0,'move','recruit musashi');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',122,1.79477661044797420506e+09,0,'move','sail ishikari hitachi 1');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',123,1.79477661049985074996e+09,1,'move','attack musashi 0');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',124,1.7947766105365533829e+09,1,'move','done');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',125,1.79477661056838893888e+09,0,'move','harvest');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',126,1.79477661061989259721e+09,0,'move','reinforce echigo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',127,1.79477661065918231006e+09,0,'move','recruit yamashiro');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',128,1.79477661071272683143e+09,0,'move','recruit yamashiro');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',129,1.79477661077600312232e+09,0,'move','move satsuma bungo');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',130,1.794776610815882206e+09,0,'move','move bungo tosa');
INSERT INTO "moves" VALUES('S_O_hdn7t2WP',131,1.794776610860505104e+09,0,'move','move tosa bungo');
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	bot VARCHAR(20), 
	stand_in VARCHAR(20), 
	name VARCHAR(40) NOT NULL, 
	"key" VARCHAR(64), 
	joined BOOLEAN NOT NULL, 
	alert JSON, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('cIV1wKnzEtgO',0,NULL,NULL,'','ce40c018b8db61c8482557bfe739cd2dbd691bdd39737e9cbff5d81501fb56c1',1,'null');
INSERT INTO "seats" VALUES('cIV1wKnzEtgO',1,NULL,NULL,'','2ae2319c6f22ff82e004af47503440936f984dc7d8ffeab8d5a955f0db76166c',1,'null');
INSERT INTO "seats" VALUES('vuZqElveeHwD',0,NULL,NULL,'','41d761d756559f77632e7b6d2c839192f26d346635335094e10cd8c74d7cf403',1,'null');
INSERT INTO "seats" VALUES('vuZqElveeHwD',1,NULL,NULL,'','a2d1f6b69c47f4229524e9fee14cc53f5aa57b162a360d3fb6d240a468efe1d2',1,'null');
INSERT INTO "seats" VALUES('vuZqElveeHwD',2,NULL,NULL,'','04a66f9a6660629316b51800c0c60c310b8b347326b1d906a496bdb2ac0c5246',1,'null');
INSERT INTO "seats" VALUES('2XhLqIrdLV59',0,NULL,NULL,'','25c8f3d13e6d2a305f88c0024f4c5abcc4101940d2ff75d26face005bfcdec09',1,'null');
INSERT INTO "seats" VALUES('2XhLqIrdLV59',1,NULL,NULL,'','21aa978830ad21d601e094f17a2230cdd4dbc22cfb399315dcc1fef134ef8704',1,'null');
INSERT INTO "seats" VALUES('2XhLqIrdLV59',2,NULL,NULL,'','e74fbba9ae2b922349b0ffd87339557469a00f49e146dc40a86bb5716e0d84b4',1,'null');
INSERT INTO "seats" VALUES('2XhLqIrdLV59',3,NULL,NULL,'','045469b471257fe09a440b1411db8f6655d3e12708f2e7ebe0389132cc21b9f2',1,'null');
INSERT INTO "seats" VALUES('S_O_hdn7t2WP',0,NULL,NULL,'','0f3ed87c0379aae532d7d3f0cb15d454d9f4be4d97a6c1cc4c0f70954e295029',1,'null');
INSERT INTO "seats" VALUES('S_O_hdn7t2WP',1,NULL,NULL,'','0779452c44d48a6823c10721a58603036c6d38d06f6ec991ad7e1916c8f87d0b',1,'null');
INSERT INTO "seats" VALUES('-GAbW19UbagR',0,NULL,NULL,'','efd32a4c00b131265f16183c51460ae6ea06102fba098738ced4b342b24805bc',1,'null');
INSERT INTO "seats" VALUES('-GAbW19UbagR',1,NULL,NULL,'','74c675177edcd864b818cb0090202d1fee4f4fab37c47196e6396ab49fdc71c2',1,'null');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	made FLOAT NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	deal JSON NOT NULL, 
	stage VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	clock JSON, 
	host VARCHAR(64) NOT NULL, 
	spectator VARCHAR(64) NOT NULL, 
	started FLOAT, 
	clocks JSON, 
	result JSON, 
	wake FLOAT, 
	rematch VARCHAR(16), 
	parent VARCHAR(16), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('cIV1wKnzEtgO',1.79477660325172042846e+09,'empires','{"tatami": 1, "game": "empires", "rules_version": 1, "options": {"players": 2, "edition": "2022", "modules": ["agendas", "mountains", "dojo"], "random_dojo": false, "open_screens": false}, "seed": 11, "moves": []}','playing',0,'null','c9414a7233084145113c657f94e5ee17a600545369fc1c5c75e4458917c904f0','83e71b716bc55b2c007c99c71b55e3b2fb57f1643cba53ad0d18155552290c8a',1.79477660325181412694e+09,'null','null',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('vuZqElveeHwD',1.79477660473611831662e+09,'seven','{"tatami": 1, "game": "seven", "rules_version": 1, "options": {"players": 3, "hands": 3, "level": "normal", "samurai": "random", "open_support": false}, "seed": 11, "moves": []}','over',0,'null','56318bb3d6818e5ff82cd7f91f409e380f76fb086a1457f3ab19b7f225c3ca40','1f76d7906541d3ed547b97e8462763d33b42fa6b649fe7f47510b3e0c0e928c6',1.79477660473618674278e+09,'null','{"scores": [0, 0, 0], "winners": []}',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('2XhLqIrdLV59',1.79477660527027487761e+09,'seven','{"tatami": 1, "game": "seven", "rules_version": 1, "options": {"players": 4, "hands": 4, "level": "normal", "samurai": "random", "open_support": false}, "seed": 11, "moves": []}','playing',0,'null','ac98b171804c9554197e1b64bc18efa863de78eab7e29e96762998013a45cf58','b1e29e13abb6a49e04cbafd1c2a065e68f41f9a20e77c66673bd57647b1f63de',1.79477660527034497258e+09,'null','null',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('S_O_hdn7t2WP',1.79477660555387902264e+09,'empires','{"tatami": 1, "game": "empires", "rules_version": 1, "options": {"players": 2, "edition": "2022", "modules": [], "random_dojo": false, "open_screens": false}, "seed": 11, "moves": []}','over',0,'null','70d39cf17b1ae124a1e0e55af21b7afb01b13f0a066eace2d4d3f787993523ab','3914a376504eab6b63f113a80f32891097b696a664902c5fe7683fdc1fb4b18d',1.79477660555393743512e+09,'null','{"scores": [54, 46], "winners": [0]}',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('-GAbW19UbagR',1.79477661098949360846e+09,'empires','{"tatami": 1, "game": "empires", "rules_version": 1, "options": {"players": 2, "edition": "2022", "modules": ["agendas", "mountains", "dojo"], "random_dojo": false, "open_screens": false}, "seed": 0, "start": {"game": "empires", "options": {"players": 2, "edition": "2022", "modules": ["agendas", "mountains", "dojo"], "random_dojo": false, "open_screens": false}, "rules_version": 1, "era": 1, "round": 1, "phase": "resolution", "to_act": [1], "turn_order": [0, 1], "seats": [{"score": 0, "food": 0, "bushido": 0, "influence": {"grey": 0, "orange": 0, "teal": 0, "violet": 0}, "final_points": {"grey": 0, "orange": 0, "teal": 0, "violet": 0}, "samurai_left": 5, "castles_left": 3, "armies": 8, "hand": ["grey", "violet"], "hand_count": 2, "picked": null, "orders_left": {"recruit": 2, "attack": 0, "harvest": 1, "castle": 2, "move3": 1, "move23": 1, "ship": 0}, "orders_count": 7, "cover_price": 1, "covered": false, "dojo": "fire", "range": 2, "arsenal": 1, "headquarters": 0}, {"score": 0, "food": 2, "bushido": 0, "influence": {"grey": 0, "orange": 0, "teal": 0, "violet": 0}, "final_points": {"grey": 0, "orange": 0, "teal": 0, "violet": 0}, "samurai_left": 6, "castles_left": 3, "armies": 8, "hand": ["orange", "orange"], "hand_count": 2, "picked": null, "orders_left": {"recruit": 2, "attack": 1, "harvest": 1, "castle": 2, "move3": 1, "move23": 0, "ship": 0}, "orders_count": 7, "cover_price": 1, "covered": false, "dojo": "wind", "range": 2, "arsenal": 0, "headquarters": 0}], "provinces": {"satsuma": {"resource": "food", "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "higo": {"resource": null, "samurai": [1, 1], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "tosa": {"resource": "bushido", "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "bungo": {"resource": null, "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "nagato": {"resource": "bushido", "samurai": [0, 1], "castles": [], "controller": 1, "archers": [0, 0], "generals": [], "besieged": []}, "aki": {"resource": null, "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "kii": {"resource": "food", "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "ise": {"resource": null, "samurai": [0, 1], "castles": [], "controller": 1, "archers": [0, 0], "generals": [], "besieged": []}, "settsu": {"resource": null, "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "yamashiro": {"resource": null, "samurai": [2, 0], "castles": [], "controller": 0, "archers": [0, 0], "generals": [], "besieged": []}, "owari": {"resource": "food", "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "mino": {"resource": "bushido", "samurai": [0, 1], "castles": [], "controller": 1, "archers": [0, 0], "generals": [], "besieged": []}, "echizen": {"resource": "bushido", "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "suruga": {"resource": "food", "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "musashi": {"resource": null, "samurai": [3, 2], "castles": [], "controller": 0, "archers": [0, 0], "generals": [], "besieged": []}, "shinano": {"resource": null, "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "hitachi": {"resource": null, "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "echigo": {"resource": "bushido", "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "mutsu": {"resource": "food", "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "matsumae": {"resource": null, "samurai": [1, 2], "castles": [], "controller": 1, "archers": [0, 0], "generals": [], "besieged": []}, "tokachi": {"resource": "bushido", "samurai": [1, 0], "castles": [], "controller": 0, "archers": [0, 0], "generals": [], "besieged": []}, "ishikari": {"resource": "food", "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}, "teshio": {"resource": null, "samurai": [0, 0], "castles": [], "controller": null, "archers": [0, 0], "generals": [], "besieged": []}}, "slots": [{"slot": "grey-1", "neutral": "recruit", "token": {"seat": 0, "order": "ship", "face_up": true, "round": 1}, "under": null}, {"slot": "grey-2", "neutral": "move", "token": {"seat": 1, "order": "harvest", "face_up": true, "round": 1}, "under": null}, {"slot": "grey-3", "neutral": "harvest", "token": {"seat": 1, "order": "move23", "face_up": true, "round": 1}, "under": null}, {"slot": "orange-1", "neutral": "move", "token": {"seat": 1, "order": "ship", "face_up": true, "round": 1}, "under": null}, {"slot": "orange-2", "neutral": "attack", "token": null, "under": null}, {"slot": "orange-3", "neutral": "harvest", "token": {"seat": 0, "order": "attack", "face_up": false, "round": 1}, "under": null}, {"slot": "teal-1", "neutral": "harvest", "token": null, "under": null}, {"slot": "teal-2", "neutral": "recruit", "token": {"seat": 0, "order": "harvest", "face_up": false, "round": 1}, "under": null}, {"slot": "teal-3", "neutral": "move", "token": {"seat": 0, "order": "attack", "face_up": false, "round": 1}, "under": null}, {"slot": "violet-1", "neutral": "move", "token": null, "under": null}, {"slot": "violet-2", "neutral": "recruit", "token": null, "under": null}, {"slot": "violet-3", "neutral": "attack", "token": {"seat": 1, "order": "attack", "face_up": false, "round": 1}, "under": null}], "destiny_played": {"grey": 0, "orange": 0, "teal": 2, "violet": 1}, "destiny_left": 13, "resolving": "orange-1", "doing": [{"act": "move", "region": "orange", "points": 1, "at": "ise", "extra": true}], "destiny_deck": ["grey", "orange", "teal", "violet", "orange", "teal", "grey", "grey", "teal", "orange", "orange", "violet", "grey"], "agendas": {"grey": {"tile": 1, "side": "b", "done": []}, "orange": {"tile": 4, "side": "b", "done": []}, "teal": {"tile": 2, "side": "a", "done": []}, "violet": {"tile": 3, "side": "a", "done": []}}, "mountains": [{"between": ["higo", "bungo"], "token": null}, {"between": ["nagato", "aki"], "token": "mercenaries"}, {"between": ["yamashiro", "kii"], "token": "bushido_master"}, {"between": ["mino", "shinano"], "token": "highland_farm"}, {"between": ["suruga", "shinano"], "token": "independent_tribe"}, {"between": ["echigo", "mutsu"], "token": "ambush"}, {"between": ["ishikari", "tokachi"], "token": "highland_farm"}], "mountains_seen": {"ambush": 1, "mercenaries": 0, "bushido_master": 0, "highland_farm": 0, "independent_tribe": 0, "journey": 0}, "flow": {"rng": 4911603942433779526, "current": 1, "turn": 8, "slot": 3, "decisions": 30, "covers": [0, 0], "covered": [0, 0], "cover_of": [[0, 0], [0, 0]], "frames": [[1, 1, 1, 7, 0, 2, 1, 0, 0]]}}, "moves": []}','playing',0,'null','8d4f616943c91d0efcef134d849adbaf57720bf361daa30e64c4fa097c7cf358','1c074eeca4ddee59ef4560b609b0636754fc62deb3f2c322e5ea943182963aa9',1.79477661098955798145e+09,'null','null',NULL,NULL,'cIV1wKnzEtgO');
CREATE INDEX ix_tables_made ON tables (made);
CREATE INDEX ix_tables_stage ON tables (stage);
CREATE INDEX ix_tables_wake ON tables (wake);
COMMIT;
