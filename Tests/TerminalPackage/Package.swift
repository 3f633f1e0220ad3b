// swift-tools-version: 6.0
import PackageDescription

// An app that comes to grief on a terminal, so that what is left of the terminal can be checked.
let package = Package(
  name: "TerminalPackage",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Wireflow", path: "../..")],
  targets: [
    .executableTarget(
      name: "Mishaps",
      dependencies: [
        .product(name: "Wireflow", package: "Wireflow"),
        .product(name: "WireflowCommand", package: "Wireflow"),
      ])
  ]
)
