import { compile } from '@x/core/compile';
import { hashRuleset } from '@x/core/rules';
import { type GameId, games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { SNIPPETS } from '../src/lazy/editor/snippets.js';
import { playableGame } from '../src/worker/all-games.js';
import { FACTS } from '../src/worker/languages/facts.js';
import { ownId } from '../src/worker/languages/ids.js';
import { jsonText } from '../src/worker/languages/json/format.js';
import { printJson } from '../src/worker/languages/json/print.js';
import { engine } from './support.js';

const example = FACTS.json.example;
const check = (text: string) => engine.answer('rules', { language: 'json', text, caret: 0 });
/** The faults of a text: the marked part, the message, and the hint. */
const faults = (text: string): readonly (readonly (string | undefined)[])[] =>
	check(text).problems.map(({ span, message, hint }) => [text.slice(span.from, span.to), message, hint]);
const complete = (text: string): readonly string[] => {
	const caret = text.indexOf('^');
	return (engine.answer('complete', { language: 'json', text: text.replace('^', ''), caret })?.words ?? []).map(({ label }) => label);
};

describe('rules in JSON', () => {
	it.each(Object.keys(games) as GameId[])('%s has the same canonical hash', (id) => {
		const text = jsonText(games[id]);
		const { title, problems } = check(text);
		expect([title, problems]).toEqual([games[id].title, []]);
		const { game } = playableGame(ownId({ language: 'json', text }))!;
		expect(hashRuleset(game.ruleset)).toBe(hashRuleset(games[id].rules));
		expect(game.names).toEqual(compile(games[id]).names);
	});

	it('can stand without a title and without names', () => {
		const { rules } = JSON.parse(example) as { readonly rules: object };
		expect(check(JSON.stringify({ rules })).title).toBe('Untitled game');
		expect(check(JSON.stringify(rules)).title).toBe('Untitled game');
		expect(playableGame(ownId({ language: 'json', text: JSON.stringify(rules) }))!.game.names!.kinds).toEqual({
			K: { letter: 'K' },
			C: { letter: 'C' },
		});
	});

	it('names the places of its rules in the text', () => {
		const text = jsonText(games.chess);
		const { game } = playableGame(ownId({ language: 'json', text }))!;
		const [law] = game.sources!['/forbid/0']!;
		expect(law!.name).toBe('/forbid/0');
		expect(text.slice(law!.span!.from)).toMatch(/^\{[^}]*"own-royal-safe"|^\{/);
		expect(text.slice(0, law!.span!.from)).toContain('"forbid"');
	});

	it.each([
		['{', '', 'Expected a closing brace, found the end of the text.'],
		['{ "rules": {} "names": {} }', '"names"', 'Expected a comma, found "names".'],
		['{ rules: {} }', 'rules', 'Expected a value, such as a text in quotes, found rules.'],
		['{ "title": "a" } x', 'x', 'Expected'],
		['// none', '// none', 'Expected JSON without comments, found // none.'],
		['[]', '[]', 'Expected an object with the rules of a game, found a list.'],
		['{ "title": "a" }', '{ "title": "a" }', 'Expected an object with the rules of a game, found undefined.'],
		['{ "rules": {}, "rules": {} }', '"rules"', 'Expected each key once, found “rules” again.'],
	])('are refused with the place: %s', (text, marked, message) => {
		const [first] = faults(text);
		expect(first![0]).toBe(marked);
		expect(first![1]).toContain(message);
	});

	it.each([
		['"id": "stalemate"', '"id": "stuck"', []],
		['"kinds": { "K"', '"knids": { "K"', [['"knids"', "Did you mean 'kinds'?"]]],
		['{ "step": { "bound": "d" } }', '{ "stpe": { "bound": "d" } }', [['"stpe"', "Did you mean 'step'?"]]],
		['"who": "enemy"', '"who": "enmy"', [['"enmy"', "Did you mean 'enemy'?"]]],
		['"moves": "C"', '"moves": "D"', [['"D"', undefined]]],
		['"start": "white"', '"start": "whit"', [['"whit"', "Did you mean 'white'?"]]],
		['"letter": "K"', '"lettre": "K"', [['"lettre"', undefined]]],
		['"title": "Cannon skirmish"', '"titel": "Cannon skirmish"', [['"titel"', 'Did you mean “title”?']]],
		['[0, 5]', '[0, "x"]', [['"x"', undefined]]],
	] as const)('have their faults at their places: %s as %s', (part, wrong, expected) => {
		const found = faults(example.replace(part, wrong)).map(([marked, , hint]) => [marked, hint]);
		for (const one of expected) expect(found).toContainEqual(one);
		expect(found.length === 0).toBe(expected.length === 0);
	});

	it('offer the repair of a word', () => {
		const text = example.replace('"who": "enemy"', '"who": "enmy"');
		const { data } = check(text).problems[0]!;
		const { from, to, text: written } = data!.fix as { readonly from: number; readonly to: number; readonly text: string };
		expect(text.slice(0, from) + written + text.slice(to)).toBe(example);
	});

	it('are printed as they are read', () => {
		expect(printJson(JSON.parse(example))).toBe(example);
		expect(printJson({ a: [], b: {}, c: undefined, d: null })).toBe('{ "a": [], "b": {}, "d": null }\n');
	});
});

describe('the words of JSON', () => {
	it('explain every kind of node and every part of the rules', async () => {
		const { NODES, RULESET } = await import('@x/core/rules');
		const groups = new Map(engine.answer('words', { language: 'json' }).map(({ id, words }) => [id, words.map(({ label }) => label)]));
		const unexplained = (id: string, keys: readonly string[]) => keys.filter((key) => !groups.get(id)?.includes(key));
		for (const [union, { kinds }] of Object.entries(NODES)) expect([union, unexplained(union, Object.keys(kinds))]).toEqual([union, []]);
		expect(
			unexplained(
				'rules',
				Object.keys(RULESET).map((key) => key.replace('?', '')),
			),
		).toEqual([]);
	});

	it('are the keys that an object may still have', () => {
		expect(complete('{ "title": "x", ^ }')).toEqual(['"id"', '"rules"', '"names"']);
		expect(complete('{ "rules": { "paths": { "x": { "^" } } } }')).toContain('"step"');
		expect(complete('{ "rules": { "paths": { "x": { "loop": {}, ^ } } } }')).toEqual(['"min"', '"max"', '"greedy"']);
		expect(complete('{ "rules": { "royal": { "is": "at", "a": { ^ } } } }')).toEqual(
			['who', 'side', 'kind', 'notKind', 'flag', 'notFlag'].map((key) => `"${key}"`),
		);
		expect(complete('{ "rules": { "kinds": { "K": {}, "Q": {} } }, "names": { "kinds": { ^ } } }')).toEqual(['"K"', '"Q"']);
	});

	it('are the values that fit', () => {
		const rules = '"kinds": { "K": {} }, "paths": { "rook": {}, "bishop": {} }, "sides": { "white": {} }';
		expect(complete(`{ "rules": { ${rules}, "defs": { "x": { "is": "^" } } } }`)).toEqual(['"origin"', '"stand"', '"at"']);
		expect(complete('{ "rules": { "paths": { "rook": {}, "x": { "use": "ro^" } } } }')).toEqual(['"rook"', '"x"']);
		expect(complete(`{ "rules": { ${rules}, "royal": { "is": "at", "a": { "kind": [^] } } } }`)).toEqual(['"K"']);
		expect(complete('{ "names": { "cells": ^ } }')).toContain('"shogi"');
		expect(complete('{ "title": "^" }')).toEqual([]);
	});

	it('replace the word at the caret', () => {
		const text = '{ "rules": { "royl": {} } }';
		const found = engine.answer('complete', { language: 'json', text, caret: text.indexOf('yl') })!;
		expect(text.slice(found.from, found.to)).toBe('"royl"');
		expect(found.words.find(({ label }) => label === '"royal"')?.apply).toBe('"royal"');
	});
});

describe('the additions to rules in JSON', () => {
	it.each(SNIPPETS.json.map((snippet) => [snippet.title, snippet] as const))('%s gives rules that can be played', (_, { add }) => {
		const { text, from, to, reason } = add(example, 0);
		if (reason !== undefined) expect([text, from]).toEqual([example, to]);
		else expect(text.slice(from, to)).not.toBe('');
		expect(check(text)).toMatchObject({ title: 'Cannon skirmish', problems: [] });
		expect(add('{', 0)).toMatchObject({ text: '{', reason: 'The text has errors. Correct them first.' });
	});
});
