import { testsOf } from '../../vitest.shared.js';

export default testsOf('plane', { isolate: false });
