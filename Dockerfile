# Siegeworks in a container: one process, one volume. `docker build -t siegeworks . && docker run -p 8080:8080 -v siegeworks:/data siegeworks`
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Install scripts stay off here as everywhere: no package needs one.
RUN npm ci --ignore-scripts --no-audit --no-fund && npx vite build apps/web && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
STOPSIGNAL SIGTERM
CMD ["node", "--disable-proto=delete", "apps/server/src/main.ts"]
