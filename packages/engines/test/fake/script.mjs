/**
 * The script of a fake engine. Each line is a rule: a request, or the beginning of one, an arrow, and the answers with bars between them. An
 * answer in braces is an action, such as `{exit 3}`. The longest request that fits decides.
 */

/** The answers of a good engine, by protocol. */
const GOOD = {
	uci: [
		'uci → id name Fake | id author Nobody | option name Hash type spin default 16 min 1 max 1024 | option name Ponder type check default false | option name MultiPV type spin default 1 min 1 max 5 | option name Style type combo default Solid var Solid var Wild | option name Book type string default <empty> | option name Clear Hash type button | option name UCI_Chess960 type check default false | option name UCI_Variant type combo default chess var chess var atomic | uciok',
		'isready → readyok',
		'go → info depth 1 score cp 20 nodes 20 time 1 pv e2e4 e7e5 | bestmove e2e4 ponder e7e5',
		'go infinite → info depth 1 score cp 20 nodes 20 time 1 pv e2e4 e7e5',
		'go ponder → info depth 1 score cp 20 nodes 20 time 1 pv e2e4 e7e5',
		'ponderhit → bestmove e2e4',
		'stop → bestmove e2e4 ponder e7e5',
		'quit → {exit 0}',
	],
	usi: [
		'usi → id name Fake | option name USI_Hash type spin default 16 min 1 max 1024 | usiok',
		'isready → readyok',
		'go → info depth 1 score cp 20 pv 7g7f 3c3d | bestmove 7g7f ponder 3c3d',
		'go infinite → info depth 1 score mate -5 pv 7g7f',
		'stop → bestmove 7g7f',
		'quit → {exit 0}',
	],
	ucci: [
		'ucci → id name Fake | option hashsize type spin default 16 min 1 max 1024 | ucciok',
		'isready → readyok',
		'go → info depth 1 score 20 pv h2e2 h9g7 | bestmove h2e2 ponder h9g7',
		'go infinite → info depth 1 score 20 pv h2e2',
		'stop → bestmove h2e2',
		'quit → bye | {exit 0}',
	],
	'uci-cyclone': [
		'uci → id name Fake | uciok',
		'isready → readyok',
		'go → info depth 1 score cp 20 pv h2e2 h9g7 | bestmove h2e2',
		'go infinite → info depth 1 score cp 20 pv h2e2',
		'stop → bestmove h2e2',
		'quit → {exit 0}',
	],
	xboard: [
		'protover → feature ping=1 setboard=1 usermove=1 myname="Fake" variants="normal,atomic" option="Hash -spin 16 1 1024" option="Wild -check 0" done=1',
		'ping 1 → pong 1',
		'go → 1 20 1 20 e2e4 e7e5 | move e2e4',
		'analyze → 1 20 1 20 e2e4 e7e5',
		'? → move e2e4',
		'quit → {exit 0}',
	],
};

/** The rules of a script, those of a good engine included. */
export const rulesOf = (script, protocol) => {
	const rules = new Map();
	for (const line of [...GOOD[protocol], ...script.split('\n')]) {
		const [request, answers] = line.split(' → ');
		if (answers !== undefined) rules.set(request, answers.split(' | '));
	}
	return rules;
};

/** The answers to a request: texts, and actions in braces. */
export const answersTo = (rules, line) => {
	if (line.startsWith('ping ') && !rules.has('ping')) return [`pong ${line.slice(5)}`];
	const fitting = [...rules.keys()].filter((request) => line === request || line.startsWith(`${request} `));
	return rules.get(fitting.sort((a, b) => b.length - a.length)[0]) ?? [];
};

/** The name and the rest of an action; undefined for a text. */
export const actionOf = (answer) => {
	const parts = /^\{(\w+) ?(.*)\}$/s.exec(answer);
	return parts === null ? undefined : { name: parts[1], rest: parts[2] };
};

/** The text of answers that are many lines or one long one; undefined for other actions. */
export const textOf = ({ name, rest }) => {
	if (name === 'times') {
		const [count, ...words] = rest.split(' ');
		return `${words.join(' ')}\n`.repeat(Number(count));
	}
	if (name === 'long') return `${'x'.repeat(70_000)}\n`;
	if (name === 'raw') return rest;
	return undefined;
};
