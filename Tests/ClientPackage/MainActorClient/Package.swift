// swift-tools-version: 6.3
import PackageDescription

// The same sources as the client's, through a symbolic link, with the main actor as the default
// isolation, which tools 6.0 cannot ask for.
let package = Package(
  name: "MainActorClient",
  platforms: [.macOS(.v14)],
  products: [.library(name: "MainActorFerries", targets: ["MainActorFerries"])],
  dependencies: [.package(name: "Wireflow", path: "../../..")],
  targets: [
    .target(
      name: "MainActorFerries",
      dependencies: [
        .product(name: "Wireflow", package: "Wireflow"),
        .product(name: "WireflowInteraction", package: "Wireflow"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
