#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import UIKit

extension View {
  /// Names the view, so that popovers, action sheets and zooms find it.
  ///
  /// ```swift
  /// Button("Share") { screen.share() }.presentationAnchor("Share")
  /// ```
  /// - Parameter label: the label that the request for the popover names.
  public func presentationAnchor(_ label: String) -> some View {
    background(AnchorMark(label: label))
  }
}

/// A view of UIKit behind one of SwiftUI, of the same size.
struct AnchorMark: UIViewRepresentable {
  let label: String

  func makeUIView(context: Context) -> AnchorView { AnchorView(label) }
  func updateUIView(_ uiView: AnchorView, context: Context) { uiView.label = label }
}

/// The view of an anchor, which no touch reaches.
@MainActor
final class AnchorView: UIView {
  var label: String

  init(_ label: String) {
    self.label = label
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Returns the anchor of a name in it.
  func anchor(named label: String) -> UIView? {
    if let anchor = self as? AnchorView, anchor.label == label { return anchor }
    return subviews.lazy.compactMap { $0.anchor(named: label) }.first
  }
}
#endif
