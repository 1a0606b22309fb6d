import type { Configuration } from '@enerabi/shared/server/configuration';

/** A slot more than there are servers of a role: a new server starts there before an old one stops. */
const slots = 3;

export interface ClusterPorts {
  shells: number[];
  apis: number[];
}

const from = (first: number): number[] => Array.from({ length: slots }, (_, at) => first + at);

/** Ports of the servers behind the load balancer, which has `PORT` and `API_PORT`. */
export const clusterPorts = ({ PORT, API_PORT }: Pick<Configuration, 'PORT' | 'API_PORT'>): ClusterPorts => ({
  shells: from(PORT + 10),
  apis: from(API_PORT + 20),
});
