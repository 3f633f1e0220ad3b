#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Names the view, so that popovers point at it.
  ///
  /// ```swift
  /// Button("Share") { screen.share() }.presentationAnchor("Share")
  /// ```
  /// - Parameter label: The label that the popover's request names.
  public func presentationAnchor(_ label: String) -> some View {
    modifier(AnchorMark(labels: [label]))
  }
}

/// The places of the views that popovers can point at, by their labels.
@MainActor
final class AnchorPlaces {
  private var frames: [String: CGRect] = [:]

  /// The frame of a view in its window.
  subscript(label: String) -> CGRect? {
    get { frames[label] }
    set { frames[label] = newValue }
  }
}

/// Reports the place of a view, which is that of the last one to appear if several have a label.
struct AnchorMark: ViewModifier {
  let labels: [String]
  @Environment(\.anchorPlaces) private var places

  func body(content: Content) -> some View {
    content.background(
      GeometryReader { place in
        let frame = place.frame(in: .global)
        Color.clear
          .onAppear { note(frame) }
          .onChange(of: frame) { _, frame in note(frame) }
      })
  }

  private func note(_ frame: CGRect) {
    for label in labels { places?[label] = frame }
  }
}

private struct AnchorPlacesKey: EnvironmentKey {
  static var defaultValue: AnchorPlaces? { nil }
}

extension EnvironmentValues {
  var anchorPlaces: AnchorPlaces? {
    get { self[AnchorPlacesKey.self] }
    set { self[AnchorPlacesKey.self] = newValue }
  }
}
#endif
