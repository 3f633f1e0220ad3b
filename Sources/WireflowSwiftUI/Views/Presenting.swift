#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
public import SwiftUI
import Wireflow

/// One level: at most one modal and one alert, and inside the modal the next level.
///
/// Its bindings are key paths of an observable object. A binding that a body creates again can
/// crash: https://github.com/pointfreeco/swift-composable-architecture/issues/2058
struct Presenting: ViewModifier {
  @Bindable var presenter: PresenterModel
  let model: StageModel
  @State private var frame = CGRect.zero
  @Environment(\.anchorPlaces) private var places

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        if let notice = model.notice, presenter === model.frontPresenter {
          NoticeView(notice: notice, model: model)
        }
      }
      .sheet(item: $presenter.sheet, onDismiss: gone) { ModalView(modal: $0, model: model) }
      .cover(item: $presenter.cover, onDismiss: gone) { ModalView(modal: $0, model: model) }
      .background(
        GeometryReader { place in
          Color.clear.onChange(of: place.frame(in: .global), initial: true) { frame = $1 }
        }
      )
      .popover(item: $presenter.popover, attachmentAnchor: anchor) { modal in
        // A popover has no `onDismiss`.
        ModalView(modal: modal, model: model)
          .onDisappear { [number = modal.presentation] in model.disappeared(presentation: number) }
          .presentationCompactAdaptation(.popover)
      }
      .alert(
        presenter.alertTitle, isPresented: $presenter.isAlertPresented,
        presenting: presenter.alert, actions: answers, message: message
      )
      .confirmationDialog(
        presenter.alertTitle, isPresented: $presenter.isDialogPresented,
        titleVisibility: .visible, presenting: presenter.alert, actions: answers, message: message)
  }

  /// The place of the popover: the view that its request names, or else the whole content.
  private var anchor: PopoverAttachmentAnchor {
    guard case .popover(let label, _) = presenter.popover?.style, let place = places?[label]
    else { return .rect(.bounds) }
    return .rect(.rect(place.offsetBy(dx: -frame.minX, dy: -frame.minY)))
  }

  /// The closure for `onDismiss`, which remembers its presentation.
  private var gone: () -> Void {
    let number = (presenter.sheet ?? presenter.cover)?.presentation
    return { model.disappeared(presentation: number) }
  }

  @ViewBuilder
  private func message(_ alert: AlertModel) -> some View {
    if !alert.content.message.isEmpty { Text(alert.content.message) }
  }

  @ViewBuilder
  private func answers(_ alert: AlertModel) -> some View {
    ForEach(alert.fields) { FieldInput(field: $0) }
    ForEach(Array(alert.content.actions.enumerated()), id: \.offset) { place, action in
      Button(action.title, role: action.role.buttonRole) { model.answer(place, of: alert) }
        .disabled(alert.answers[place] == nil)
    }
  }
}

/// A modal: its content, and the presenter of the next one.
struct ModalView: View {
  let modal: ModalModel
  let model: StageModel

  var body: some View {
    RegionView(region: modal.region, model: model, modal: modal)
      .id(ObjectIdentifier(modal.region))
      .modifier(Presenting(presenter: modal.presenter, model: model))
      .presentationDetents(modal.style.detents)
      .interactiveDismissDisabled(!modal.allowsDismissal)
      .frame(idealWidth: modal.style.size?.width, idealHeight: modal.style.size?.height)
      .onAppear { model.appeared(modal) }
  }
}

extension AlertContent.Action.Role {
  var buttonRole: ButtonRole? {
    switch self {
    case .plain: nil
    case .destructive: .destructive
    case .cancel: .cancel
    }
  }
}

extension ModalStyle {
  var detents: Set<PresentationDetent> {
    guard case .sheet(let detents) = self else { return [.large] }
    return Set(detents.map(\.detent))
  }

  /// The size that the app prefers for a popover.
  var size: CGSize? {
    guard case .popover(_, let size?) = self else { return nil }
    return CGSize(width: size.width, height: size.height)
  }
}

extension ModalStyle.Detent {
  fileprivate var detent: PresentationDetent {
    switch self {
    case .medium: .medium
    case .large: .large
    case .height(let points): .height(points)
    }
  }
}

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
          .onAppear { keepPlace(frame) }
          .onChange(of: frame) { _, frame in keepPlace(frame) }
      })
  }

  private func keepPlace(_ frame: CGRect) { for label in labels { places?[label] = frame } }
}

extension EnvironmentValues {
  var anchorPlaces: AnchorPlaces? {
    get { self[OptionalKey<AnchorPlaces>.self] }
    set { self[OptionalKey<AnchorPlaces>.self] = newValue }
  }
}
#endif
