-- A store of version 1: one learner (PIN 1234), one answer.
BEGIN TRANSACTION;
CREATE TABLE answers (
	number INTEGER NOT NULL,
	learner INTEGER NOT NULL,
	"key" VARCHAR(16) NOT NULL,
	answered VARCHAR(40) NOT NULL,
	game VARCHAR(200) NOT NULL,
	session VARCHAR(200) NOT NULL,
	kind VARCHAR(16) NOT NULL,
	lesson VARCHAR(200) NOT NULL,
	slot VARCHAR(200) NOT NULL,
	item TEXT NOT NULL,
	given TEXT NOT NULL,
	correct BOOLEAN NOT NULL,
	evidence TEXT NOT NULL,
	prediction TEXT NOT NULL,
	omitted INTEGER NOT NULL,
	wrong INTEGER NOT NULL,
	hints INTEGER NOT NULL,
	ms INTEGER NOT NULL,
	PRIMARY KEY (number),
	UNIQUE (learner, "key"),
	FOREIGN KEY(learner) REFERENCES learners (id) ON DELETE CASCADE
);
INSERT INTO "answers" VALUES(1,1,'9ea2b9ab1fbfe0b8','2026-03-01T17:05:00+01:00','pocha','2026-03-01','lesson','montar','2026-03-01/0','{"case":{"hand":["1c","6c"],"trump":"espadas"},"game":"pocha","kind":"mark_all"}','["6c","1c"]',0,'[["BEAT",true,0.3333333333333333],["FOLLOW",false,0.3333333333333333]]','{"answers":3,"by":{"M2":[true,1]},"law":[false,1]}',0,1,1,4200);
CREATE TABLE learners (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	"key" VARCHAR(64) NOT NULL,
	nickname VARCHAR(64) NOT NULL,
	guard TEXT NOT NULL,
	failures INTEGER NOT NULL,
	failed_at BIGINT NOT NULL,
	settings TEXT NOT NULL,
	UNIQUE ("key")
);
INSERT INTO "learners" VALUES(1,'ana','Ana','95924a4674f4c957477b1fa670e995b3:ee03a041e3604fb61f21e4f84d7204e8b3546f4af54a810f92d46c9ae65c604a',0,0,'{"lang": "en"}');
CREATE TABLE schema_version (
	version INTEGER NOT NULL
);
INSERT INTO "schema_version" VALUES(1);
CREATE INDEX ix_answers_learner ON answers (learner);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('learners',1);
COMMIT;
