// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// An app that Xcode opens without a project file. `App` links to the sample's logic, so everything
// is one module, as in an app of your own.
let package = Package(
  name: "Audiobooks",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Audiobooks",
      targets: ["Audiobooks"],
      bundleIdentifier: "org.example.audiobooks",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .openBook),
      accentColor: .presetColor(.indigo),
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      // Without a scene manifest, UIKit creates no scene, and the app shows nothing.
      additionalInfoPlistContentFilePath: "AdditionalInfo.plist")
  ],
  dependencies: [.package(name: "Wireflow", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "Audiobooks",
      dependencies: [
        .product(name: "Wireflow", package: "Wireflow"),
        .product(name: "WireflowUIKit", package: "Wireflow"),
      ],
      path: ".",
      exclude: ["AdditionalInfo.plist"])
  ]
)
