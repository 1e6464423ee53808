import { testsOf } from '../../vitest.shared.js';

export default testsOf('opponent', { isolate: false });
