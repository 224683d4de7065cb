# Parrot in one image, for every role. Settings: docs/operate/settings.md
FROM node:22-bookworm-slim AS build
WORKDIR /parrot
COPY . .
RUN npm run build

# Only what the server loads when it runs.
FROM node:22-bookworm-slim AS modules
WORKDIR /parrot
COPY package.json package-lock.json .npmrc ./
COPY packages/answer-engine/package.json packages/answer-engine/
COPY packages/contract/package.json packages/contract/
COPY packages/encoder/package.json packages/encoder/
COPY packages/flow-engine/package.json packages/flow-engine/
COPY packages/server/package.json packages/server/
RUN npm ci --omit=dev --workspace=packages/server \
  && rm -rf node_modules/onnxruntime-node/bin/*/darwin node_modules/onnxruntime-node/bin/*/win32

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /parrot
COPY --from=modules /parrot/ ./
COPY --from=build /parrot/packages/answer-engine/dist packages/answer-engine/dist
COPY --from=build /parrot/packages/answer-engine/files packages/answer-engine/files
COPY --from=build /parrot/packages/contract/dist packages/contract/dist
COPY --from=build /parrot/packages/encoder/dist packages/encoder/dist
COPY --from=build /parrot/packages/encoder/files packages/encoder/files
COPY --from=build /parrot/packages/flow-engine/dist packages/flow-engine/dist
COPY --from=build /parrot/packages/server/dist packages/server/dist
COPY --from=build /parrot/packages/server/migrations packages/server/migrations
COPY --from=build /parrot/packages/server/plans.json packages/server/plans.json
COPY --from=build /parrot/packages/web/dist/site packages/web/dist/site
COPY --from=build /parrot/packages/widget/dist/widget packages/widget/dist/widget
# The first start stores compiled code next to the bundle.
RUN install -d -o node -g node /data && chown node packages/server/dist/product
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "packages/server/dist/launch.js"]
