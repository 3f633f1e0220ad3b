// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// An app that Xcode opens as it is, without a project file. The app's logic in `App`
// is a link to that of the sample, so everything is one module, as in an app of one's own.
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
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
      // Without a manifest of scenes, UIKit asks the app for none, and shows nothing.
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
