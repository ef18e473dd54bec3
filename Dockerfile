# The API and the worker, from one image: WORKER says which of the two a container is.
#   docker build --build-arg ENGINE_VERSION=$(git rev-parse HEAD) -t payroll .

# The whole image of Node.js, because sqlite3 is compiled where no prebuilt binary can be fetched.
FROM node:24-bookworm AS libraries
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm_config_nodedir=/usr/local npm ci --omit=dev -w packages/service --no-audit --no-fund --loglevel=error

FROM node:24-bookworm-slim
ARG ENGINE_VERSION
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATABASE_URL=sqlite:/data/payroll.sqlite \
    ENGINE_VERSION=${ENGINE_VERSION} \
    # Fewer pools of memory in the C library: the process stays some 70 MB smaller.
    MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=libraries /app/node_modules ./node_modules
COPY . .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/v1/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node.js is the first process, so that SIGTERM reaches it.
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "bin/payroll.js"]
CMD ["serve"]
