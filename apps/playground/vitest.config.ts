import { testsOf } from '../../vitest.shared.js';

export default testsOf('playground', { isolate: false });
