// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Template",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "TemplateApp", targets: ["TemplateApp"])],
  dependencies: [
    .package(url: "https://github.com/OWNER/wireflow.git", branch: "main")
  ],
  targets: [
    .target(
      name: "TemplateApp",
      dependencies: [.product(name: "Wireflow", package: "wireflow")]),
    .executableTarget(
      name: "Template",
      dependencies: ["TemplateApp", .product(name: "WireflowCommand", package: "wireflow")]),
    .testTarget(
      name: "TemplateTests",
      dependencies: ["TemplateApp", .product(name: "WireflowTesting", package: "wireflow")]),
  ]
)
