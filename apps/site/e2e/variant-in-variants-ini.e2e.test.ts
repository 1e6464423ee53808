import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Project } from './project.js';

/** An engine that says which variants it knows, and plays one move. */
const ENGINE = `#!/usr/bin/env node
let variant = 'chess';
const say = (line) => process.stdout.write(line + '\\n');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
	if (line === 'uci') ['id name Fake', 'option name VariantPath type string default <empty>', 'option name UCI_Variant type combo default chess var chess', 'uciok'].forEach(say);
	else if (line === 'isready') say('readyok');
	else if (line.startsWith('setoption name UCI_Variant value ')) variant = line.slice(33);
	else if (line.startsWith('go')) say('bestmove ' + (variant === 'camelskirmish' ? 'e1d3' : '0000'));
	else if (line === 'quit') process.exit();
});
`;

let project: Project;

beforeAll(() => {
	project = new Project('tutorials/variant-in-variants-ini.md');
	project.write({ file: 'camel.ts', code: project.session() });
});

afterAll(() => project?.remove());

describe('the tutorial of a variant in variants.ini', () => {
	it('is one program without faults of types', async () => {
		expect(await project.typecheck()).toBe('');
		await project.bundle('save.ts', 'save.mjs');
		expect(await project.sh('node save.mjs')).toEqual({ code: 0, output: '' });
		expect(project.read('variants.ini')).toContain('rcbknr/pppppp');
	});

	it('has commands that print what the page says', async () => {
		expect(await project.consoles()).toBe(1);
	});

	it('hands the rules to an engine that reads variants.ini', async () => {
		project.write({ file: 'fairy-stockfish', code: ENGINE });
		chmodSync(join(project.dir, 'fairy-stockfish'), 0o755);
		await project.bundle('engine.ts', 'engine.mjs');
		expect(await project.sh('PATH="$PWD:$PATH" node engine.mjs')).toEqual({ code: 0, output: '[]\ne1d3\n' });
		expect(project.read('uploaded.ini')).toContain('customPiece1 = c:CW');
	});
});
