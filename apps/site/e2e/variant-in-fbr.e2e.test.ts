import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Project } from './project.js';

let project: Project;

beforeAll(() => {
	project = new Project('tutorials/variant-in-fbr.md');
	project.write({ file: 'camel.ts', code: project.session() });
});

afterAll(() => project?.remove());

describe('the tutorial of a variant in FBR', () => {
	it('is one program without faults of types', async () => {
		expect(await project.typecheck()).toBe('');
		await project.bundle('save.ts', 'save.mjs');
		expect(await project.sh('node save.mjs')).toEqual({ code: 0, output: '' });
		expect(project.read('camel.fbr')).toContain('rcbknr/pppppp');
	});

	it('has commands that print what the page says', async () => {
		expect(await project.consoles()).toBe(1);
	});
});
