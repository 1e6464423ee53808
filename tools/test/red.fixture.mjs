// A red test, for the release dry run, which proves that a release refuses one.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';

test('is red', () => assert.equal(1, 2));
