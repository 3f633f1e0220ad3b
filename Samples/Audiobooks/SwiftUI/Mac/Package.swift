// swift-tools-version: 6.3
import PackageDescription

// The same app for macOS: `swift run` in this folder starts it.
let package = Package(
  name: "AudiobooksMac",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Wireflow", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "AudiobooksMac",
      dependencies: [
        .product(name: "Wireflow", package: "Wireflow"),
        .product(name: "WireflowSwiftUI", package: "Wireflow"),
      ],
      path: "Sources",
      exclude: ["Audiobooks/Package.swift"])
  ]
)
