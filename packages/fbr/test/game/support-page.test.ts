import { readFileSync } from 'node:fs';
import { NotationError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { PLAYED } from '../../src/game/lowerings.js';
import { type AttributeName, expand, parse, RULE_NAMES, RULES, type Rule, type RuleName, stringify } from '../../src/index.js';
import { checkDiffers, type Witness } from './witness.js';

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../../vectors/${name}`, import.meta.url), 'utf8')) as T;

const WITNESSES = new Map(read<readonly Witness[]>('witnesses.json').map((one) => [one.id, one]));
/** The rows of the independent program for each rule and attribute, by their ids. */
const ORACLE = read<Readonly<Record<string, number>>>('oracle-counts.json');

/** Forms of rules that are played otherwise, and what is refused of them. */
const REFUSED: readonly string[] = [
	'royal pieces*{N}=minimum(1) K N *K==N',
	'royal conversion* K R N *R=(!cK)--(!cK)',
	'royal promotion* K Q=mQ D *Q==(wwO--:QD:)+D :QD:=Q',
	'royal K R=(W-F)r0',
	'royal K R=(W-cF)**',
	'royal K R=W-!{K}mW',
	'royal turn turn turn turn turn K',
	'royal turn<1>=check turn<2>=check turn<3> K',
	'royal turn<1> turn<2> turn<3>=alter K',
	'royal turn<1>{!K} K',
	'royal musketeer K Q R B N P',
	'royal promotion+=setup K P=fW +P==R R',
	'royal promotion+=continue K P=fW R Q +P==R +R==P',
];

/** The rule of a witness, as its definition writes it. */
function ruleOf({ rule, attribute, definition, pieces }: Witness): Rule {
	const found = parse(`${definition} ${pieces}`).rules.find(
		({ name, attributes = [] }) => name === rule && (attribute === undefined || attributes.some((one) => one.name === attribute)),
	);
	if (found === undefined) throw new Error(`Expected ${rule} in ${definition}.`);
	return found;
}

function isExpanded({ rule, size, definition, pieces }: Witness): boolean {
	const [files, ranks, boards] = size.split('x').map(Number) as [number, number, number?];
	const board = { files, ranks, ...(boards !== undefined && { boards }) };
	return expand({ ...parse(`${definition} ${pieces}`), board }).steps.some((step) => step.rule.name === rule);
}

/** The code of the refusal of a definition, with its message. */
function refusal(text: string): readonly [string, string] {
	try {
		toGame(parse(text));
	} catch (error) {
		if (!(error instanceof NotationError)) throw error;
		const [problem] = error.problems;
		return [problem!.code, problem!.message];
	}
	throw new Error(`Expected a refusal of ${text}.`);
}

const executed = (rule: RuleName, attribute: AttributeName | undefined, witness: Witness): string => {
	const played =
		attribute === undefined ? PLAYED.has(rule) || isExpanded(witness) : PLAYED.get(rule)?.has(attribute) || isExpanded(witness);
	return played ? 'yes' : `\`${witness.differs.refused}\``;
};

function row(rule: RuleName, attribute?: AttributeName): string {
	const id = attribute === undefined ? rule : `${rule}=${attribute}`;
	const witness = WITNESSES.get(id)!;
	const text = stringify({ rules: [ruleOf(witness)], pieces: { items: [] } });
	const again = stringify(parse(text));
	const cells = [
		attribute === undefined ? `**${rule}**` : `=${attribute}`,
		'yes',
		again === text ? `\`${text}\`` : 'no',
		isExpanded(witness) ? 'yes' : '–',
		executed(rule, attribute, witness),
		witness.differs.refused === undefined && checkDiffers(witness) ? 'yes' : '–',
		ORACLE[id] === undefined ? '–' : String(ORACLE[id]),
		`\`${id}\``,
	];
	return `| ${cells.join(' | ')} |`;
}

const namesOf = (rule: RuleName): readonly AttributeName[] => Object.keys(RULES[rule].attributes ?? {}) as AttributeName[];

const page = (): string => {
	const rows = RULE_NAMES.flatMap((rule) => [row(rule), ...namesOf(rule).map((attribute) => row(rule, attribute))]);
	return [
		'# Support of the rules of FBR',
		'',
		'One row for each rule and each attribute. The page is made by `test/game/support-page.test.ts` from the code and its vectors.',
		'',
		'| column | meaning |',
		'|---|---|',
		'| parsed | The text is read. |',
		'| canonical | The canonical text of the rule in its witness. It is read again as the same text. |',
		'| expanded | The rule is a macro, which `expand` replaces. |',
		'| executed | `toGame` plays it, or the code of its refusal. |',
		'| check | The rule changes attacks on royal pieces: in the witness’s position or after a move there, a side is in check with the rule and not without it, or the reverse. |',
		'| oracle | Positions of an independent program with all moves. |',
		'| witness | The id in `vectors/witnesses.json`: a position with other moves or another outcome if the rule is left out, negated, or replaced by a sibling. |',
		'',
		'| rule | parsed | canonical | expanded | executed | check | oracle | witness |',
		'|---|---|---|---|---|---|---|---|',
		...rows,
		'',
		'## Refused forms',
		'',
		'`toGame` refuses these definitions, among others, and says why.',
		'',
		'| definition | code | message |',
		'|---|---|---|',
		...REFUSED.map((text) => `| \`${text}\` | ${refusal(text)[0]} | ${refusal(text)[1]} |`),
		'',
	].join('\n');
};

describe('the page of support', () => {
	it('is made from the table, the lowerings and the witnesses', async () => {
		await expect(page()).toMatchFileSnapshot('../../docs/support.md');
	}, 120_000);
});
