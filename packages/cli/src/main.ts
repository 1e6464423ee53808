#!/usr/bin/env node
import { processTerminal } from './output/process-terminal.js';
import { run } from './run.js';

const terminal = processTerminal();
process.exitCode = terminal.close(await run(process.argv.slice(2), terminal));
