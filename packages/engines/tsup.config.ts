import { defineConfig } from 'tsup';
import shared from '../../tsup.shared';

// Deno, and the bundler, know a module of node by its prefix.
export default defineConfig({ ...shared, removeNodeProtocol: false, external: [/^node:/] });
