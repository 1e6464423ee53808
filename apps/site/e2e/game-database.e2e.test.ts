import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Project } from './project.js';

let project: Project;

beforeAll(() => {
	project = new Project('tutorials/game-database.md');
});

afterAll(() => project?.remove());

describe('the tutorial of a database', () => {
	it('has files without faults of types', async () => {
		expect(await project.typecheck()).toBe('');
	});

	it('has programs and commands that print what the page says', async () => {
		expect(await project.consoles()).toBe(8);
		expect(project.read('found.pgn').match(/\[White /g)).toHaveLength(3);
	});
});
