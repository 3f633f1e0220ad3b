// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "SnapshotPackage",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Wireflow", path: "../..")],
  targets: [
    .testTarget(
      name: "SnapshotPackageTests",
      dependencies: [
        .product(name: "Wireflow", package: "Wireflow"),
        .product(name: "WireflowTesting", package: "Wireflow"),
      ],
      exclude: ["__Snapshots__"])
  ],
  swiftLanguageModes: [.v6]
)
