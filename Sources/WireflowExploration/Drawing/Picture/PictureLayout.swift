import Wireflow
package import WireflowInteraction

/// The picture of a stage in the device of its wireframe, with the measures of the page that shows
/// an app in a browser.
///
/// A check compares its parts with the parts in a browser.
package struct PictureLayout {
  /// The device, in its own points.
  package enum Device: String, Sendable {
    case phone
    case tablet

    package var size: (width: Double, height: Double) { self == .phone ? (393, 700) : (1000, 680) }
    var border: Double { self == .phone ? 11 : 16 }
    var radius: Double { self == .phone ? 54 : 34 }
    fileprivate var top: Double { self == .phone ? 50 : 26 }
    fileprivate var bottom: Double { self == .phone ? 24 : 18 }
  }

  package let device: Device
  package private(set) var shapes: [MapShape]
  package private(set) var parts: [PicturePart]

  /// Draws a picture.
  package init(_ picture: StagePicture) {
    let device = Device(picture)
    let (width, height) = device.size
    let glass = MapBox(0, 0, width, height).inset(device.border, device.border)
    let screen = MapBox(
      glass.x, glass.y + device.top, glass.width, glass.height - device.top - device.bottom)
    self.device = device
    var pen = PicturePen(clip: MapBox(-4, -4, width + 8, height + 8))
    pen.fill(MapBox(0, 0, width, height), radius: device.radius, .bezel, stroke: .rim, width: 2)
    pen.fill(glass, radius: device.radius - device.border, .app)
    pen.clip = screen
    pen.draw(picture, on: screen)
    pen.clip = glass
    Self.drawEdges(of: device, glass, &pen)
    (shapes, parts) = (pen.shapes, pen.parts)
  }

  /// Draws the parts of a device above and below every page.
  private static func drawEdges(
    of device: Device, _ glass: MapBox, _ pen: inout PicturePen
  ) {
    let middle = glass.middle.x
    if device == .phone {
      pen.fill(MapBox(middle - 56, glass.y + 11, 112, 31), radius: 16, .bezel)
    }
    let width = device == .phone ? 132.0 : 220
    pen.fill(
      MapBox(middle - width / 2, glass.bottom - (device == .phone ? 13 : 11), width, 5),
      radius: 2.5,
      .edge)
  }

  /// Returns the first part of some kind that is visible on a page, or else on the frontmost page.
  package func part(
    on page: StagePicture.ID?, _ isWanted: (PicturePart) -> Bool
  ) -> PicturePart? {
    let found = parts.filter { $0.isSeen && isWanted($0) }
    if let own = found.first(where: { $0.page == page }) { return own }
    return found.last.flatMap { last in found.first { $0.page == last.page } }
  }
}

extension PictureLayout.Device {
  /// Creates the device that shows a wireframe of this kind.
  package init(_ picture: StagePicture) {
    let container = picture.base.container
    self = container.rootNavigation == .sidebar || container.columns > 1 ? .tablet : .phone
  }
}

/// A part of a page's picture that carries text or reacts to users, and its position.
package struct PicturePart: Hashable, Sendable {
  /// The kind of a part.
  package enum Kind: Hashable, Sendable {
    case title
    case element(StagePicture.Element.ID)
    case root
    case back
    case dismiss
    case minimize
    case maximize
  }

  package let kind: Kind
  /// The page on which it is, or nil for a root item.
  package let page: StagePicture.ID?
  package let text: String
  package let box: MapBox
  /// True if its middle is visible without scrolling.
  package let isSeen: Bool
}
