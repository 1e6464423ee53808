// A failing test. The release dry run uses it to check that a release with failing tests is refused.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';

test('is red', () => assert.equal(1, 2));
