import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { XMoves } from '../src/define-moves.js';
import { PROPERTIES } from '../src/element/properties.js';
import { XBoard } from '../src/index.js';
import { MOVES_PROPERTIES } from '../src/moves/properties.js';
import { XPlane } from '../src/plane/index.js';
import { PLANE_PROPERTIES } from '../src/plane/properties.js';
import { XGame } from '../src/viewer/index.js';
import { GAME_PROPERTIES } from '../src/viewer/properties.js';

interface Named {
	readonly name: string;
	readonly kind?: string;
	readonly readonly?: boolean;
	readonly type?: { readonly text: string };
}
interface Manifest {
	readonly modules: readonly {
		readonly path: string;
		readonly declarations: readonly (Readonly<Record<'members' | 'attributes' | 'events' | 'cssProperties', readonly Named[]>> & {
			readonly tagName: string;
		})[];
	}[];
}

const local = (path: string) => new URL(path, import.meta.url);
const script: { manifest(): Manifest } = await import(local('../scripts/custom-elements.mjs').href);
const { modules } = script.manifest();
const elements = modules.flatMap(({ declarations }) => declarations);
const names = (list: readonly Named[]) => list.map(({ name }) => name);

describe('custom-elements.json', () => {
	it.each([
		['x-board', XBoard, Object.keys(PROPERTIES), 'board-move'],
		['x-game', XGame, GAME_PROPERTIES, 'game-show'],
		['x-moves', XMoves, MOVES_PROPERTIES, 'moves-go'],
		['x-plane', XPlane, PLANE_PROPERTIES, 'plane-move'],
	] as const)('has the interface of %s', (tagName, element, properties, event) => {
		const { members, attributes, events, cssProperties } = elements.find((one) => one.tagName === tagName)!;
		const fields = members.filter(({ kind, readonly }) => kind === 'field' && readonly !== true);
		expect(names(fields).sort()).toEqual([...properties].sort());
		expect(names(members).every((name) => name in element.prototype)).toBe(true);
		expect(names(attributes)).toEqual([...new Set([...element.observedAttributes, ...(tagName === 'x-moves' ? [] : ['theme'])])]);
		expect(names(events)).toContain(event);
		const color = { 'x-moves': '--x-moves-current', 'x-game': '--x-game-accent' }[tagName as string] ?? '--x-board-light';
		expect(names(cssProperties)).toContain(color);
		for (const one of [...fields, ...attributes, ...events]) expect(one.type?.text, one.name).toBeTruthy();
	});

	it('is named by the package, with modules that register the elements', () => {
		const { customElements, sideEffects } = JSON.parse(readFileSync(local('../package.json'), 'utf8'));
		expect(customElements).toBe('./dist/custom-elements.json');
		for (const { path } of modules) expect(sideEffects).toContain(`./${path}`);
	});
});
