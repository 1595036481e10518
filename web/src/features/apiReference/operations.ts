import openApi from '../../../../clients/openapi.json';
import { readOperations } from './readOperations.ts';

/** The calls of the REST API, from its contract. */
export const operations = readOperations(openApi);
