package import Wireflow

extension WireframeSwitch.Variant {
  /// Returns the title of a built-in wireframe, which is the word of the log, or an app's own name.
  package static func title(of name: String) -> String {
    switch name {
    case "tab-bar": "Tab bar"
    case "hamburger": "Drawer"
    case "split": "Split"
    case "adaptive": "Adaptive"
    default: name
    }
  }
}
