import { type AttributeName, isRuleName, type RuleName } from '../table/names.js';

/** A rule of FBR, or one of its attributes. */
export interface RuleReference {
	readonly rule: RuleName;
	readonly attribute?: AttributeName;
}

const of = (rule: RuleName, attribute?: AttributeName): RuleReference => ({ rule, ...(attribute !== undefined && { attribute }) });

const STALEMATES = [of('stalemate'), of('loss', 'stalemate'), of('win', 'stalemate'), of('draw', 'stalemate'), of('royal')];

/**
 * The rule that each law, hook, choice and outcome of a game comes from, by its id. Where several rules make the same id, the first of them
 * that the definition has is meant. An id may go on after its first word: `hand R`. The first word may be the name of the rule itself.
 */
const RULE_OF: Readonly<Record<string, readonly RuleReference[]>> = {
	'check ': [of('turn', 'check'), of('turn', 'avalanche'), of('royal')],
	'alice-boards': [of('alice', '4D')],
	'antiroyal-captured': [of('antiroyal')],
	'captures-in-check': [of('mustcapture', 'compulsory')],
	'check-given': [of('royal', 'maxchecks')],
	'drop-nocheck': [of('drop', 'nocheck')],
	'drop-nomate': [of('drop', 'nomate')],
	'drop-withattack': [of('drop', 'withattack')],
	'early-check': [of('progressive', 'italian'), of('progressive', 'moderate'), of('progressive')],
	'explodes-royal': [of('atomic')],
	'exposed-no-more': [of('turn', 'avalanche')],
	'hill-answer': [of('hill', 'balance')],
	'hill-entered': [of('hill', 'balance')],
	'lion-by-another': [of('difficulttrading')],
	'lion-far': [of('difficulttrading')],
	'most-captures': [of('mustcapture', 'most')],
	'moved-twice': [of('progressive', 'moderate'), of('progressive', 'english')],
	'no-progress': [of('progressive')],
	'not-chosen': [of('musketeer')],
	'perpetual-check': [of('loss', 'perpetualcheck'), of('royal', 'noperpetualcheck')],
	'pieces-draw': [of('pieces', 'draw')],
	'pieces-win': [of('pieces', 'win')],
	'pieces-avoidsamecolored': [of('pieces', 'avoidsamecolored')],
	'pieces-cannotbechecked': [of('pieces', 'cannotbechecked')],
	'pieces-consecutive': [of('pieces', 'consecutive')],
	'pieces-file': [of('pieces', 'file')],
	'pieces-holding': [of('pieces', 'holding')],
	'pieces-maxcaptures': [of('pieces', 'maxcaptures')],
	'pieces-overall': [of('pieces', 'overall')],
	'pieces-sum': [of('pieces', 'sum')],
	'pieces-total': [of('pieces', 'total')],
	'repetition-lost': [of('loss', 'repetition')],
	'royal-captured': [of('royal', 'evasefacing'), of('royal')],
	'royal-lost': [of('benedict'), of('royal', 'expose'), of('royal', 'untilcaptured'), of('atomic'), of('monster'), of('royal')],
	'several-captures': [of('mustcapture', 'multiple')],
	'stalemate-invalid': [of('stalemate', 'invalid')],
	achievable: [of('turn', 'achievable')],
	again: [of('turn', 'again')],
	alter: [of('turn', 'alter')],
	available: [of('promotion', 'available')],
	avalanche: [of('turn', 'avalanche'), of('avalanche')],
	bare: [of('royal', 'baremove'), of('royal', 'bare')],
	bared: [of('royal', 'baremove')],
	busy: [of('progressive')],
	captureonly: [of('zone', 'captureonly')],
	captureroyal: [of('turn', 'captureroyal'), of('monster')],
	captures: [of('mustcapture')],
	check: [of('royal'), of('antiroyal')],
	checkmate: [of('royal')],
	checks: [of('loss', 'perpetualcheck')],
	consecutive: [of('pieces', 'consecutive')],
	converted: [of('conversion'), of('andernach'), of('benedict')],
	evade: [of('royal', 'untilcaptured'), of('monster')],
	exposed: [of('turn', 'avalanche')],
	expose: [of('royal', 'expose')],
	extinction: [of('pieces', 'extinction')],
	facing: [of('royal', 'evasefacing')],
	first: [of('musketeer')],
	hand: [of('holding'), of('bughouse'), of('gating')],
	idle: [of('progressive')],
	impartial: [of('pieces', 'impartial')],
	lost: [of('drop', 'captured')],
	magnet: [of('magnetic')],
	maxchecks: [of('royal', 'maxchecks')],
	missed: [of('turn', 'enpassant'), of('turn')],
	morethan: [of('pieces', 'morethan')],
	mostpoints: [of('win', 'mostpoints')],
	moved: [of('progressive', 'moderate'), of('progressive', 'english')],
	mustevase: [of('royal', 'mustevase')],
	neutral: [of('pieces', 'neutral')],
	passed: [of('hill', 'pass')],
	ply: [of('pieces', 'immovable'), of('warp', 'start')],
	privilege: [of('turn', 'untilcapture')],
	quiet: [of('win', 'mostpoints')],
	repetition: [of('draw', 'repetition')],
	river: [of('zone', 'river')],
	second: [of('musketeer')],
	series: [of('progressive')],
	solely: [of('royal', 'solely')],
	stack: [of('promotion', 'stack')],
	stalemate: STALEMATES,
	suicide: [of('royal', 'suicide')],
	taboo: [of('royal', 'taboo')],
	traded: [of('difficulttrading')],
	untilcapture: [of('turn', 'untilcapture')],
	virginzone: [of('royal', 'virginzone')],
};

/**
 * The rules that a law, a hook, a choice or an outcome of a game comes from: the first one that the definition has is meant.
 *
 * @example
 * rulesOfId('pieces-total') // [{ rule: 'pieces', attribute: 'total' }]
 */
export function rulesOfId(id: string): readonly RuleReference[] {
	const [word = ''] = id.split(' ');
	const known = (name: string): readonly RuleReference[] | undefined => (Object.hasOwn(RULE_OF, name) ? RULE_OF[name] : undefined);
	return known(id) ?? (id === word ? undefined : known(`${word} `)) ?? known(word) ?? (isRuleName(word) ? [of(word)] : []);
}
