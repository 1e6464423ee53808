import { testsOf } from '../../vitest.shared.js';

export default testsOf('sjaak-variants');
