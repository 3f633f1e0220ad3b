#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import UIKit

extension View {
  /// Names the view, so that popovers, action sheets and zoom transitions find it.
  ///
  /// ```swift
  /// Button("Share") { screen.share() }.presentationAnchor("Share")
  /// ```
  /// - Parameter label: the label that the popover's request names.
  public func presentationAnchor(_ label: String) -> some View {
    background(AnchorMark(label: label))
  }
}

/// A UIKit view behind a SwiftUI view, with the same size.
struct AnchorMark: UIViewRepresentable {
  let label: String

  func makeUIView(context: Context) -> AnchorView { AnchorView(label) }
  func updateUIView(_ uiView: AnchorView, context: Context) { uiView.label = label }
}

/// The view of an anchor, which ignores touches.
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
  /// Returns the anchor with a label in this view.
  func anchor(named label: String) -> UIView? {
    if let anchor = self as? AnchorView, anchor.label == label { return anchor }
    return subviews.lazy.compactMap { $0.anchor(named: label) }.first
  }
}
#endif
