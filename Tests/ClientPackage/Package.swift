// swift-tools-version: 6.0
import PackageDescription

// A client as anybody may write one: the oldest tools, no flags, no features. The dependency has a
// name because its identity is otherwise that of the folder, whatever a clone is called.
let package = Package(
  name: "ClientPackage",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Wireflow", path: "../.."),
    .package(path: "MainActorClient"),
  ],
  targets: [
    .target(name: "LookAlikes"),
    .target(
      name: "Ferries",
      dependencies: [
        .product(name: "Wireflow", package: "Wireflow"),
        .product(name: "WireflowInteraction", package: "Wireflow"),
      ]),
    .executableTarget(
      name: "Client",
      dependencies: [
        "Ferries", "LookAlikes",
        .product(name: "MainActorFerries", package: "MainActorClient"),
        .product(name: "Wireflow", package: "Wireflow"),
        .product(name: "WireflowBackendTesting", package: "Wireflow"),
        .product(name: "WireflowInteraction", package: "Wireflow"),
        .product(name: "WireflowTesting", package: "Wireflow"),
      ]),
  ]
)
