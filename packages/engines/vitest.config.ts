import { testsOf } from '../../vitest.shared.js';

export default testsOf('engines', { isolate: false });
