import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether this machine has a Redis server. */
export const hasRedis: boolean = spawnSync('redis-server', ['--version']).status === 0;

if (!hasRedis) console.warn('Skipped: the tests of queues, which need redis-server. On Debian: apt-get install redis-server');

const freePort = async (): Promise<number> => {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as { readonly port: number };
	server.close();
	await once(server, 'close');
	return port;
};

/** A server with an append-only file in a folder, on a port of this machine alone. */
export class RedisServer {
	readonly url: string;
	private readonly port: number;
	private readonly folder: string;
	private process: ChildProcess | undefined;

	private constructor(port: number, folder: string) {
		this.port = port;
		this.folder = folder;
		this.url = `redis://127.0.0.1:${port}`;
	}

	static async start(folder: string): Promise<RedisServer> {
		const server = new RedisServer(await freePort(), folder);
		await server.begin();
		return server;
	}

	/** Kills the server, and starts it again with its file. */
	async restart(): Promise<void> {
		await this.stop();
		await this.begin();
	}

	async stop(): Promise<void> {
		const { process: server } = this;
		if (server === undefined) return;
		this.process = undefined;
		server.kill('SIGKILL');
		await once(server, 'exit');
	}

	private async begin(): Promise<void> {
		const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder, '--save', '', '--appendonly', 'yes'];
		const server = spawn('redis-server', [...settings, '--appendfsync', 'always'], { stdio: ['ignore', 'pipe', 'inherit'] });
		this.process = server;
		let log = '';
		for await (const chunk of server.stdout) {
			log += String(chunk);
			if (log.includes('Ready to accept connections')) break;
		}
		if (!log.includes('Ready to accept connections')) throw new Error(`The server did not start:\n${log}`);
	}
}
