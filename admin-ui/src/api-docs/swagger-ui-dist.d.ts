declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function createSwaggerUi(options: {
    readonly url: string;
    readonly dom_id: string;
    readonly deepLinking: boolean;
    readonly docExpansion: 'none' | 'list' | 'full';
    readonly defaultModelsExpandDepth: number;
    readonly filter: boolean;
    readonly displayRequestDuration: boolean;
    readonly validatorUrl: string | null;
  }): unknown;
}
