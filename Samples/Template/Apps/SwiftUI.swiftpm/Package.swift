// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "TemplateInSwiftUI",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Template",
      targets: ["TemplateInSwiftUI"],
      bundleIdentifier: "org.example.template",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [
    .package(name: "Template", path: "../.."),
    .package(url: "https://github.com/OWNER/wireflow.git", branch: "main"),
  ],
  targets: [
    .executableTarget(
      name: "TemplateInSwiftUI",
      dependencies: [
        .product(name: "TemplateApp", package: "Template"),
        .product(name: "WireflowSwiftUI", package: "wireflow"),
      ],
      path: ".")
  ]
)
